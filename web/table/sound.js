// A few short tones.

const TONES = { card: [440, 0.05], turn: [660, 0.18], over: [523, 0.5] };

/** @typedef {keyof typeof TONES} Tone */

export class Sound {
  /** @type {AudioContext | null} */
  #context = null;

  /** @param {Tone} name */
  play(name) {
    this.#context ??= new AudioContext();
    const [pitch, length] = TONES[name];
    const { currentTime: now, destination } = this.#context;
    const tone = this.#context.createOscillator();
    const volume = this.#context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(volume).connect(destination);
    tone.start(now);
    tone.stop(now + length);
  }
}
