import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { routes } from "@/lib/routes";
import type { CheckResult } from "../check-result";

/** What opening the search may cost, in bytes as brotli sends them. */
const BUDGET = 60_000;

/** Weighs the index that the search dialog and the finder fetch. */
export function checkSearchIndex(root: string): CheckResult {
  const bytes = brotliCompressSync(readFileSync(path.join(root, routes.searchIndex()))).length;
  const problems = bytes > BUDGET ? [`${routes.searchIndex()} weighs ${bytes} bytes`] : [];
  return { name: "the search index is light", problems, note: `${bytes} of ${BUDGET} bytes` };
}
