import path from "node:path";
import { fileURLToPath } from "node:url";
import { hashFiles } from "../../packages/export-kit/src/hash-files.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Turbopack loader for `lib/content/index.ts`, in the development server only: makes the module depend on every
 * file in `content/`, so that an edit of content refreshes the open page like an edit of code.
 *
 * @see https://webpack.js.org/api/loaders/#thisaddcontextdependency
 * @this {{ addContextDependency(folder: string): void }}
 */
export default function watchContent(source) {
  this.addContextDependency(path.join(ROOT, "content"));
  // After an edit the dependency makes Turbopack run this loader again. It evaluates the module again only if the text that
  // the loader returns is another one.
  return `${source}\n// Content: ${hashFiles(ROOT, ["content"])}\n`;
}
