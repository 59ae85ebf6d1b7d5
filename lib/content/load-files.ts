import { isDevelopment } from "@/lib/env";
import { readThroughCache } from "./cache";
import type { ContentFiles } from "./content";
import { readContent } from "./read-content";
import { findMissingRoutes } from "./read-pages";
import { ContentError } from "./problems";

/** The content of a project from the cache, or read and validated. */
export function loadFiles(root: string): ContentFiles {
  const files = readThroughCache(root, readContent, { warmUp: isDevelopment() });
  // Not cached: routes are not part of the cache key.
  const problems = findMissingRoutes(root);
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}
