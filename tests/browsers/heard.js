// The first script of a page: keeps whatever goes wrong, for browsers whose console cannot be read.

(() => {
  const keep = (what) => {
    const heard = JSON.parse(sessionStorage.getItem("heard") ?? "[]");
    sessionStorage.setItem("heard", JSON.stringify([...heard, `${what} (${location.pathname})`]));
  };
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      keep(`policy: ${effectiveDirective} ${blockedURI} by ${sourceFile}:${lineNumber}`),
  );
  addEventListener(
    "error",
    ({ message, target, filename, lineno }) =>
      keep(`error: ${message ?? target?.src ?? target?.href} ${filename}:${lineno}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => keep(`rejected: ${reason}`));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      keep(`console.${level}: ${words.map(String).join(" ")}`);
      say.apply(console, words);
    };
  }
})();
