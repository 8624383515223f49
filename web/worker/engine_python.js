// What is said to Python: where the archives of the engine's parts lie, and how they are imported.

export const CORE = "core";
export const ANSWER = "Session().answer";
export const TAKE = "take";

/** Where a part lies in Python's file system. @param {string} part */
export const archiveOf = (part) => `/lib/polis-${part}.zip`;

/** Finds all parts that are given, and imports them. @param {string[]} parts */
export const importing = (parts) => `
import sys
sys.path.insert(0, "${archiveOf(CORE)}")
from polis.page.archives import import_part, take
from polis.page.session import Session
import polis.bots.searchers, polis.bots.fox, polis.bots.mouse
${importingMore(parts)}
`;

/**
 * The same once the core is there. The collector leaves out what is imported, which stays for good:
 * looking through it would hold up answers.
 * @param {string[]} parts
 */
export const importingMore = (parts) => `
for part, path in ${JSON.stringify(parts.map((part) => [part, archiveOf(part)]))}:
    take(path)
    import_part(part)
import gc
gc.freeze()
`;
