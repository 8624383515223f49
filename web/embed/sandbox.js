// A plain script beside the modules: a sandbox that leaves a frame without an origin lets none of
// them in, and the reader and the page around are told at once.

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
