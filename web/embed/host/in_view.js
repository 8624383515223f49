// Does something once, when an element comes into view.

/** @type {WeakMap<Element, () => void>} */
const deeds = new WeakMap();

// one observer for all elements tells of them in the order of the page
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
