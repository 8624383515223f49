// What is wrong with how the table lies on the screen, in words; an empty list if nothing is.
() => {
  const faults = new Set();
  const SLACK = 1.5; // pixels: borders and halves
  const table = document.querySelector(".table");
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const boxes = new Map();
  const pairs = (all) => all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
  const box = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const shown = (element) =>
    element.checkVisibility() &&
    box(element).width > 0 &&
    !element.closest(".hidden, .announcement, .ready span");
  const inside = (inner, outer, slack = SLACK) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const name = (element) => {
    const { dataset, localName } = element;
    const own =
      dataset.thing ??
      dataset.zone ??
      dataset.move ??
      dataset.tool ??
      element.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
    const zone = element.closest(".zone, .prompt, .side, .top");
    return `${localName}.${element.getAttribute("class") ?? ""} "${own}" in ${zone?.dataset.seat ?? ""}${zone?.className ?? "page"}`;
  };
  const size = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join();

  for (const element of [
    document.documentElement,
    document.body,
    document.getElementById("page"),
    document.querySelector("main"),
    table,
  ]) {
    if (element.scrollWidth > element.clientWidth + 1)
      faults.add(`${name(element)} is ${element.scrollWidth} wide, not ${element.clientWidth}`);
    if (element.scrollHeight > element.clientHeight + 1)
      faults.add(`${name(element)} is ${element.scrollHeight} high, not ${element.clientHeight}`);
  }

  // what may be scrolled has no faults inside; what lies over the table may cover it
  const scrolled = (element) =>
    element.closest(".side .scroll, .recap ol, dialog .body, .lesson .words > *");
  const over = (element) => element.closest(".notices, .zoom, dialog, .recap ol, .ghost");
  const things = [...document.querySelectorAll("#page *:not(use)")].filter(
    (element) => !scrolled(element) && shown(element),
  );
  const seen = new Set(things);
  const grown =
    document.querySelector(".prompt")?.matches(":has(.opened, .hint, .told, .note)") &&
    innerWidth < 1000;
  // little marks that lie on a thing on purpose
  const marks =
    ".slots, .cost, .wreath, .seal .token, .seal .art, .scene, .pile .art, .sea, .ways, .printed, .printed *, .dots, .sign .art, .wonder .token";

  for (const element of things) {
    const place = box(element);
    if (!inside(place, view)) faults.add(`${name(element)} leaves the screen: ${size(place)}`);
    const zone = element.parentElement?.closest(".zone, .prompt, .thing, .choice, .notice, .top");
    if (
      zone &&
      zone !== element &&
      !element.matches(marks) &&
      !over(element) &&
      !inside(place, box(zone), element.closest("svg") ? 3 : SLACK)
    ) {
      faults.add(`${name(element)} leaves ${name(zone)}: ${size(place)} of ${size(box(zone))}`);
    }
    if (
      element.matches("button, a, summary, input, select") &&
      !element.matches(".link") &&
      Math.min(place.width, place.height) < 23.5
    ) {
      faults.add(
        `${name(element)} is a target of ${Math.round(place.width)} × ${Math.round(place.height)}`,
      );
    }
    if (element instanceof SVGElement) continue;
    const children = [...element.children].filter(
      (child) => seen.has(child) && !child.matches(marks) && !over(child),
    );
    if (!grown || !element.matches(".table, .ask")) {
      for (const [one, other] of pairs(children)) {
        if (
          meet(box(one), box(other)) &&
          ![one, other].some((element) => getComputedStyle(element).display === "inline")
        ) {
          faults.add(
            `${name(one)} and ${name(other)} overlap: ${size(box(one))} and ${size(box(other))}`,
          );
        }
      }
    }
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === 3 && node.textContent.trim(),
    );
    if (!texts.length || element.closest(marks)) continue;
    const { fontSize, overflowX, textOverflow } = getComputedStyle(element);
    if (parseFloat(fontSize) && parseFloat(fontSize) < 9.99)
      faults.add(`${name(element)} is written in ${fontSize}`);
    const meant = element.title === element.textContent.trim() && textOverflow === "ellipsis";
    if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1 && !meant)
      faults.add(`${name(element)} is cut off`);
    if (overflowX !== "visible") continue;
    const range = document.createRange();
    const holder = element.closest(
      ".thing, .choice, button, .seal, .pile, .zone, .prompt, .notice, .top",
    );
    for (const text of texts) {
      range.selectNodeContents(text);
      const written = range.getBoundingClientRect();
      if (holder && !inside(written, box(holder), 2.5))
        faults.add(
          `${name(element)} is written beyond ${name(holder)}: ${size(written)} of ${size(box(holder))}`,
        );
    }
  }

  // things of different zones, however deep they lie
  const apart = things.filter((element) => element.matches(".zone, .ask, .side") && !over(element));
  for (const [one, other] of pairs(apart)) {
    if (!one.contains(other) && !other.contains(one) && meet(box(one), box(other)))
      faults.add(`${name(one)} and ${name(other)} overlap`);
  }
  const tiles = things.filter((element) =>
    element.matches(".thing, .sets, .chip, .tray button, .row-name, .limit, .track li"),
  );
  for (const [one, other] of pairs(tiles)) {
    if (
      !one.contains(other) &&
      !other.contains(one) &&
      !(grown && (one.closest(".prompt") || other.closest(".prompt"))) &&
      meet(box(one), box(other))
    ) {
      faults.add(`${name(one)} and ${name(other)} overlap`);
    }
  }
  const prompt = document.querySelector(".prompt");
  if (prompt && !grown && !inside(box(prompt), box(document.querySelector(".ask"))))
    faults.add(`the prompt takes ${size(box(prompt))} of ${size(box(prompt.closest(".ask")))}`);
  return [...faults];
};
