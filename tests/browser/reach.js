// Opens whatever can be opened and closes it again; what comes into view meanwhile is looked at as
// a player would: is it large enough, and does a click on its middle reach it?
async () => {
  const { moves } = await polis.decision();
  const [ways, faults] = [{}, []];
  const scrolls = !document.querySelector("#page.drawn");
  const fits = (element, name) => {
    if (scrolls) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width < 24 || height < 24) faults.push(`${name}: ${width} × ${height}`);
    if (!hit) faults.push(`${name}: out of view`);
    else if (!element.contains(hit)) faults.push(`${name}: under ${hit.outerHTML.slice(0, 80)}`);
  };
  const look = (way) => {
    for (const element of document.querySelectorAll("[data-move]:not(:disabled)")) {
      const { move } = element.dataset;
      if (ways[move] && ways[move].length <= way.length) continue;
      fits(element, move);
      ways[move] = way;
    }
  };
  const keys = (where) => [...document.querySelectorAll(where)].map((it) => it.dataset.opens);
  const find = (key) => document.querySelector(`[data-opens="${CSS.escape(key)}"]`);
  const open = (key) => {
    fits(find(key), key);
    find(key).click();
  };
  const close = (key) => find(key).click();
  look([]);
  for (const first of keys("main [data-opens]")) {
    open(first);
    look([first]);
    for (const second of keys(".opened [data-opens]")) {
      open(second);
      look([first, second]);
      close(second);
    }
    close(first);
  }
  return { legal: moves.map(({ move }) => move), ways, faults };
};
