// How the element looks around its frame; the author's rules for it are stronger than these.

import PALETTE from "../../styles/palette.css";

// made by script, because an author's policy may forbid style elements
export const LOOKS = new CSSStyleSheet();

LOOKS.replaceSync(
  `${PALETTE}:host{display:block;position:relative;min-height:var(--polis-height,20rem)}` +
    "iframe{position:absolute;border:0;width:100%;height:100%;display:block;border-radius:inherit}" +
    "button{all:unset;position:absolute;inset:0;display:grid;place-items:center;cursor:pointer;border-radius:inherit;" +
    "background:var(--polis-paper,var(--paper));color:var(--polis-ink,var(--ink));font:600 1.1rem system-ui,sans-serif}" +
    "span{padding:.7rem 1.6rem;border-radius:2rem;background:var(--polis-accent,var(--leaf));" +
    "color:var(--polis-paper,var(--leaf-ink))}" +
    "button:hover span{filter:brightness(1.15)}" +
    "button:focus-visible{outline:3px solid var(--polis-accent,var(--leaf));outline-offset:-3px}" +
    "p{overflow-wrap:anywhere}",
);
