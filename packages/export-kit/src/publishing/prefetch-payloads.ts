import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** How Next names the payloads of a page's segments. */
const PREFIX = "__next.";

/**
 * Removes the payloads that links fetch ahead. Next exports five or more for each page; none of our links
 * prefetches, and soft navigation asks for the payload of the whole page alone.
 *
 * @see docs/decisions/0035-no-prefetch-payloads.md
 */
export function removePrefetchPayloads(root: string): void {
  const payloads = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    path.basename(file).startsWith(PREFIX),
  );
  for (const payload of payloads) rmSync(path.join(root, payload));
}
