import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { BODY, textMarker } from "./markers";
import { filePattern } from "./route-collection";
import { stripHydration } from "./shell-template";

/**
 * Removes the shells from Next's export.
 *
 * @param prepare applied to each shell
 * @returns the HTML of the shells by route
 * @throws Error if the shells of a route differ, because a layout shows the parameters of its page
 */
export function extractShells(
  site: string,
  routes: readonly string[],
  prepare: (html: string) => string = (html) => html,
): Record<string, string> {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const html: Record<string, string> = {};
  for (const route of routes) {
    const pattern = filePattern(route);
    let first: Shell | undefined;
    for (const file of files.filter((name) => pattern.test(name)).sort()) {
      const full = path.join(site, file);
      const original = readFileSync(full, "utf8");
      // The pattern may match a page of another route.
      if (!stripHydration(original).includes(textMarker(BODY))) continue;
      const prepared = prepare(original);
      const stripped = stripHydration(prepared);
      if (first && stripped !== first.stripped) throw new Error(difference(route, first, { file, stripped }));
      first ??= { file, stripped };
      html[route] ??= prepared;
      removePage(full);
    }
  }
  return html;
}

/** Removes a page and its payloads. */
function removePage(file: string): void {
  const page = file.replace(/\.html$/, "");
  for (const name of [file, `${page}.txt`]) rmSync(name, { force: true });
  if (!existsSync(page)) return;
  // The folder has payloads for prefetching, and may have pages of other routes.
  for (const name of readdirSync(page))
    if (name.startsWith("__next.")) rmSync(path.join(page, name), { recursive: true, force: true });
}

interface Shell {
  file: string;
  stripped: string;
}

const EXCERPT = 60;

function difference(route: string, a: Shell, b: Shell): string {
  let at = 0;
  while (a.stripped[at] === b.stripped[at]) at += 1;
  const [before, after] = [a, b].map(({ stripped }) =>
    stripped.slice(Math.max(0, at - EXCERPT / 2), at + EXCERPT),
  );
  const cause =
    at < a.stripped.indexOf("</head>")
      ? "their metadata differs in a field that must be the same on all pages"
      : "a layout shows parameters of the page, which only the page itself may";
  return `${route}: ${cause}: ${a.file} has “${before}”, ${b.file} has “${after}”`;
}
