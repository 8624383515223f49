// `window.polis`: the page's public API, for scripts and tests.

/**
 * @param {import("./page.js").Page} page
 * @param {Promise<void>} begun the first game, or the start screen
 */
export function offerPublicApi(page, begun) {
  const { engine } = page;
  Object.defineProperty(window, "polis", {
    value: Object.freeze({
      ready: engine.ready.then(() => begun).catch(() => undefined),
      record: () => engine.ask({ do: "record" }),
      position: () => engine.ask({ do: "position" }),
      decision: async () => page.session?.state?.decision ?? null,
      play: async (/** @type {string} */ move) => {
        const why = await hindrance(page, String(move));
        if (why) throw new RangeError(page.words.say(why));
        await page.session?.play(move);
      },
    }),
  });
}

/**
 * Why a move cannot be played here and now, if so.
 * @param {import("./page.js").Page} page
 * @param {string} move
 * @returns {Promise<import("./words.js").Message | null>}
 */
async function hindrance({ session, engine }, move) {
  if (!session?.state) return { id: "bad-no-match", args: {} };
  const { moves, seat } = session.state.decision;
  if (session.phase.is === "elsewhere") return { id: "page-elsewhere", args: {} };
  if (session.past) return { id: "page-looking-back", args: {} };
  if (moves.length) return engine.ask({ do: "explain", move });
  // why a move of somebody else is not legal could betray cards
  return session.state.view.over
    ? { id: "why-over", args: {} }
    : { id: "page-asked", args: { seat } };
}
