import { readdirSync } from "node:fs";
import path from "node:path";

/** Lists all files of a folder, as URL paths: `/seo/…/glasgow.html`. */
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

/** The URL path of a file: without `.html` or `index`. */
export function pathOfFile(file: string): string {
  return file.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
}

/** Next's pages for unknown paths: they have no address of their own. */
export const ERROR_PAGES: readonly string[] = ["/404.html", "/_not-found.html"];

/** Whether a file is a landing page. Hubs are not: they are below /services. */
export function isLandingFile(file: string): boolean {
  return file.startsWith("/seo/");
}
