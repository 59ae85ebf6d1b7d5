import { isDevelopment } from "@/lib/env";
import { readThroughCache } from "./cache";
import type { ContentFiles } from "./content";
import { ContentError } from "./problems";
import { readContent } from "./read-content";
import { findMissingRoutes } from "./read-pages";

/**
 * The content of a project from the cache, or read and validated.
 *
 * @param root the project's root
 * @throws ContentError listing every problem of every file, and the pages without a route
 */
export function readContentCached(root: string): ContentFiles {
  // Not cached: routes are not part of the cache key.
  const missingRoutes = findMissingRoutes(root);
  try {
    const files = readThroughCache(root, readContent, { warmUp: isDevelopment() });
    if (missingRoutes.length === 0) return files;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError([...error.problems, ...missingRoutes]);
  }
  throw new ContentError(missingRoutes);
}
