import { readdirSync } from "node:fs";
import path from "node:path";

/** All files below a folder, as URL paths from it: `/seo/…/glasgow.html`. */
export function listFiles(root: string): string[] {
  const files: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(file);
      else files.push(file);
    }
  };
  walk("");
  return files.sort();
}

/** The address of an HTML file: no extension, no `index`. */
export function pathOfFile(file: string): string {
  return file.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
}

/** HTML files that stand for no address of their own. */
export const ERROR_PAGES: readonly string[] = ["/404.html", "/_not-found.html"];

/** Whether a file is a page of the landing catalogue. */
export function isLandingFile(file: string): boolean {
  return file.startsWith("/seo/");
}
