// Sends and hears what is said between the element and its frame, through a private port. Messages wait
// until there is one.

/** @typedef {import("../messages.js").HostMessage} HostMessage */
/** @typedef {import("../messages.js").FrameMessage} FrameMessage */
/** @typedef {Extract<FrameMessage, { say: "answer" }>} Answer */
/** @typedef {Exclude<FrameMessage, { say: "answer" }>} Told */
/** @typedef {import("../messages.js").HostCommand} HostCommand */
/** @typedef {{ do: string, done: (ok: unknown) => void, fail: (fault: Error) => void }} Pending a command that is not answered yet */

export class Wire {
  /** @type {MessagePort | null} */
  #port = null;
  /** @type {HostMessage[]} */
  #unsent = [];
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #lastId = 0;
  #hear;
  #answered;

  /**
   * @param {(said: Told) => void} hear whatever is not an answer
   * @param {() => void} answered is called after each answer
   */
  constructor(hear, answered) {
    this.#hear = hear;
    this.#answered = answered;
  }

  get isConnected() {
    return Boolean(this.#port);
  }

  /** Whether a command of one of these names is not answered yet. @param {string[]} names */
  awaits(...names) {
    return [...this.#pending.values()].some(({ do: name }) => names.includes(name));
  }

  /** @param {HostMessage} message @param {boolean} [first] before what has not been sent yet */
  send(message, first = false) {
    if (this.#port) this.#port.postMessage(message);
    else if (first) this.#unsent.unshift(message);
    else this.#unsent.push(message);
  }

  /**
   * @param {HostCommand} message
   * @param {boolean} [first]
   * @returns {Promise<unknown>}
   */
  ask(message, first) {
    return new Promise((done, fail) => {
      const id = ++this.#lastId;
      this.#pending.set(id, { do: message.do, done, fail });
      this.send({ ...message, id }, first);
    });
  }

  /** @param {MessagePort} port */
  connect(port) {
    this.#port = port;
    port.onmessage = ({ data }) => (data.say === "answer" ? this.#settle(data) : this.#hear(data));
    for (const message of this.#unsent.splice(0)) port.postMessage(message);
  }

  /** @param {Answer} answer */
  #settle(answer) {
    const id = Number(answer.id);
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if ("error" in answer) pending?.fail(new Error(answer.error));
    else pending?.done(answer.ok);
    this.#answered();
  }

  /** The frame is gone, so that no command is answered any more. @param {string} why */
  lose(why) {
    this.#port?.close();
    this.#port = null;
    this.#unsent = [];
    for (const { fail } of this.#pending.values()) fail(new Error(why));
    this.#pending.clear();
  }
}
