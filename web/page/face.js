// `window.polis`: the page's face to scripts and tests.

/**
 * @param {import("./page.js").Page} page
 * @param {Promise<void>} begun the first game, or the start screen
 */
export function offerFace(page, begun) {
  const { engine } = page;
  Object.defineProperty(window, "polis", {
    value: Object.freeze({
      ready: engine.ready.then(() => begun).catch(() => undefined),
      record: () => engine.ask({ do: "record" }),
      position: () => engine.ask({ do: "position" }),
      decision: async () => page.sitting?.state?.decision ?? null,
      play: async (/** @type {string} */ move) => {
        const { moves, seat } = page.sitting?.state?.decision ?? { moves: [], seat: null };
        // why a move of somebody else is not legal could betray cards
        const why = moves.length ? await engine.ask({ do: "explain", move: String(move) })
          : { id: "page-asked", args: { seat } };
        if (why) throw new RangeError(page.words.say(why));
        await page.sitting?.play(move);
      },
    }),
  });
}
