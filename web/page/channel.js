// Word to other tabs and frames of this site; where the browser grants none, nobody is told.

/**
 * @param {string} name
 * @returns {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }}
 */
export function channel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => undefined, onmessage: null };
  }
}
