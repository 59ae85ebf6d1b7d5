import { readdirSync, rmdirSync } from "node:fs";
import path from "node:path";

/**
 * Removes all folders below a folder that contain no files. Next leaves one, named after the build id; the manifest,
 * by which sites are merged and uploaded, lists files only.
 */
export function removeEmptyFolders(root: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = path.join(root, entry.name);
    removeEmptyFolders(folder);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
