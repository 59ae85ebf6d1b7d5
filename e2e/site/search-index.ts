import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { routes } from "@/lib/routes";
import type { CheckResult } from "../check-result";

/** In bytes, compressed with brotli. `lib/search/build-index.test.ts` limits it before there is a build. */
const BUDGET = 60_000;

export function checkSearchIndex(root: string): CheckResult {
  const bytes = brotliCompressSync(readFileSync(path.join(root, routes.searchIndex()))).length;
  const problems = bytes > BUDGET ? [`${routes.searchIndex()} has ${bytes} bytes`] : [];
  return { name: `the search index has at most ${BUDGET} bytes`, problems, note: `${bytes}` };
}
