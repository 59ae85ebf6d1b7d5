import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Begins the names of payloads of single segments. */
const PREFIX = "__next.";

/**
 * Removes the payloads that only prefetching links request. Next exports five or more for each page; soft navigation
 * requests the payload of the whole page.
 */
export function removePrefetchPayloads(root: string): void {
  const payloads = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    path.basename(file).startsWith(PREFIX),
  );
  for (const payload of payloads) rmSync(path.join(root, payload));
}
