import { fileURLToPath } from "node:url";
import { hashFiles } from "../hash-files.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

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
export default function watchContent(source) {
  this.addContextDependency(`${ROOT}content`);
  return `${source}\n// Content: ${hashFiles(ROOT, ["content"])}\n`;
}
