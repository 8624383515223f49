// A file of the site's folder, read as JSON.

import { NotLoaded } from "./not_loaded.js";
import { withTimeout } from "./with_timeout.js";
import { FOLDER } from "./policy.js";

/** A file that nobody has written. */
export class Absent extends NotLoaded {}

/** @param {string} path @returns {Promise<unknown>} */
export const loadJson = (path) => withTimeout(path, read(path));

/** @param {string} path */
async function read(path) {
  const response = await fetch(new URL(path, FOLDER));
  if (response.status === 404) throw new Absent(path, "HTTP 404");
  if (!response.ok) throw new NotLoaded(path, `HTTP ${response.status}`);
  return response.json();
}
