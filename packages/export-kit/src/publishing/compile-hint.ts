import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Chrome compiles all functions of a script that begins so while it is fetched, beside the main thread. Without it, each is
 * compiled on the main thread when it is first called, and most of Next's and React's are when a page starts. Other browsers
 * take it for a comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** @param site folder of Next's export, before anything is computed from its scripts */
export function writeCompileHints(site: string): void {
  const folder = path.join(site, "_next/static/chunks");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = path.join(folder, name);
    writeFileSync(file, COMPILE_HINT + readFileSync(file, "utf8"));
  }
}
