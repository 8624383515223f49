// The frame with the table in it. It hears only messages from that frame, and gives up one that does
// not come.

import { forFrame } from "../../page/deadlines.js";
import { FOLDER, ORIGIN } from "./site.js";

const LONGEST_FAULT = 200; // characters
let count = 0;

export class TableFrame {
  #deadline;
  #table;
  #isThere = false;

  /**
   * @param {string | null} title
   * @param {Record<string, string>} query
   * @param {{ connected: (port: MessagePort) => void, failed: (how: string) => void }} table
   */
  constructor(title, query, table) {
    this.#table = table;
    this.element = document.createElement("iframe");
    count += 1;
    this.element.title = title ?? `Polis ${count}`;
    // other browsers warn of the unknown word, and let a frame copy without it
    if (document.featurePolicy?.features().includes("clipboard-write"))
      this.element.allow = "clipboard-write";
    this.element.src = `${FOLDER}embed.html?${new URLSearchParams({ host: "1", ...query })}`;
    this.#deadline = setTimeout(() => table.failed(FOLDER), forFrame());
    addEventListener("message", this.#listen);
    document.addEventListener("securitypolicyviolation", this.#violated);
  }

  /** @param {MessageEvent} event */
  #listen = ({ source, origin, data }) => {
    const { contentWindow } = this.element;
    if (!contentWindow || source !== contentWindow) return;
    if (data?.polis === "unstarted" && !this.#isThere) {
      // a frame without an origin is in a sandbox, which is why something in it failed
      if (origin === "null") this.#table.failed('sandbox="allow-scripts allow-same-origin"');
      else if (origin === ORIGIN) this.#table.failed(String(data.how).slice(0, LONGEST_FAULT));
    }
    if (data?.polis !== "listening" || origin !== ORIGIN) return;
    this.#isThere = true;
    clearTimeout(this.#deadline);
    const { port1, port2 } = new MessageChannel();
    contentWindow.postMessage({ polis: "connect" }, ORIGIN, [port2]);
    this.#table.connected(port1);
  };

  /** @param {SecurityPolicyViolationEvent} event */
  #violated = ({ effectiveDirective, blockedURI, disposition }) => {
    const isOurs = effectiveDirective === "frame-src" && blockedURI.startsWith(ORIGIN);
    // a policy may only report, and forbid nothing
    if (isOurs && disposition === "enforce" && !this.#isThere)
      this.#table.failed(`Content-Security-Policy, frame-src ${FOLDER}`);
  };

  remove() {
    clearTimeout(this.#deadline);
    removeEventListener("message", this.#listen);
    document.removeEventListener("securitypolicyviolation", this.#violated);
    this.element.remove();
  }
}
