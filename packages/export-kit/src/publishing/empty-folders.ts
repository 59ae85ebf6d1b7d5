import { readdirSync, rmdirSync } from "node:fs";
import path from "node:path";

/**
 * Removes the folders below a folder that hold no file, however deep. Next leaves one that is named after
 * the build; a list of files, by which sites are merged and uploaded, does not have it.
 */
export function removeEmptyFolders(root: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = path.join(root, entry.name);
    removeEmptyFolders(folder);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
