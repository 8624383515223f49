// How the element looks around its frame; the author's rules for it are stronger than these.

// a style sheet made by script: a page's own policy may forbid style elements
export const LOOKS = new CSSStyleSheet();

LOOKS.replaceSync(
  ":host{display:block;position:relative;min-height:var(--polis-height,20rem)}" +
    "iframe{position:absolute;border:0;width:100%;height:100%;display:block;border-radius:inherit}" +
    "button{all:unset;position:absolute;inset:0;display:grid;place-items:center;cursor:pointer;border-radius:inherit;" +
    "background:var(--polis-paper,light-dark(#f7f3ea,#17201c));color:var(--polis-ink,light-dark(#22302a,#e9eee6));font:600 1.1rem system-ui,sans-serif}" +
    "span{padding:.7rem 1.6rem;border-radius:2rem;background:var(--polis-accent,light-dark(#1f6b4f,#7fd0a9));" +
    "color:var(--polis-paper,light-dark(#fff,#10231b))}" +
    "button:hover span{filter:brightness(1.15)}" +
    "button:focus-visible{outline:3px solid var(--polis-accent,#1f6b4f);outline-offset:-3px}" +
    "p{overflow-wrap:anywhere}",
);
