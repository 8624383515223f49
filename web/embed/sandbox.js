// Tells the reader and the page around at once if a sandbox leaves the frame without an origin. It is a
// plain script, because such a frame can load no modules.

(() => {
  if (origin !== "null" || location.protocol === "file:") return;
  const tell = () => {
    for (const id of ["unpainted", "unstarted"]) document.getElementById(id)?.remove();
    document.getElementById("sandboxed")?.removeAttribute("hidden");
    parent.postMessage({ polis: "unstarted" }, "*");
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell);
  else tell();
})();
