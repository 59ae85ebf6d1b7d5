import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const CONTENT = fileURLToPath(new URL("../../content", import.meta.url));

/**
 * Loader of `lib/content/index.ts` in the development server: makes the module depend on every file below
 * `content/`. After an edit Turbopack compiles it again, the pages that use it are rendered again, and the
 * open page is refreshed as after an edit of code. A build does not use it.
 *
 * @see https://webpack.js.org/api/loaders/#thisaddcontextdependency
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source
 * @returns {string} the source, different when the content is
 */
export default function followContent(source) {
  this.addContextDependency(CONTENT);
  return `${source}\n// Content: ${hashFolder(CONTENT)}\n`;
}

function hashFolder(folder) {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    const bytes = readFile(path.join(folder, name));
    if (bytes) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** Nothing for a folder, or for a file that an editor has just moved away. */
function readFile(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === "EISDIR" || error.code === "ENOENT") return undefined;
    throw error;
  }
}
