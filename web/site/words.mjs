// Reads words when the site is built, so that the page need not: `node words.mjs < en.ftl` prints
// each message's pattern by its id, as @fluent/bundle keeps it.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const { body } = new FluentResource(readFileSync(0, "utf-8"));
const patterns = JSON.stringify(Object.fromEntries(body.map(({ id, value }) => [id, value])));
// the engine reads the same files, and calls none
if (patterns.includes('"type":"func"')) throw new Error("a text calls a function");
process.stdout.write(patterns);
