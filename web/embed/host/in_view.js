// Tells when an element comes into view, once.

/** @type {WeakMap<Element, () => void>} */
const deeds = new WeakMap();

// one for all, which tells of them in the page's order
const watch = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue;
    watch.unobserve(target);
    deeds.get(target)?.();
  }
});

/** @param {Element} element @param {() => void} deed */
export function whenInView(element, deed) {
  deeds.set(element, deed);
  watch.observe(element);
}

/** @param {Element} element */
export function forgetView(element) {
  watch.unobserve(element);
}
