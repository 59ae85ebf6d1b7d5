import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { BODY, textMarker } from "./markers";
import { filePattern } from "./route-collection";
import { parseShell, stripScripts } from "./shell-template";
import type { Shells } from "./write-pages";

/**
 * Takes the shells that Next prerendered out of its export.
 *
 * @param prepare what is done to each page before
 * @returns the shells by route, as templates and as Next printed them
 * @throws Error when those of a route differ: then a layout shows what belongs to one page
 */
export function extractShells(
  site: string,
  routes: readonly string[],
  prepare: (html: string) => string = (html) => html,
): { shells: Shells; texts: Record<string, string> } {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const texts: Record<string, string> = {};
  for (const route of routes) {
    const pattern = filePattern(route);
    let first: { file: string; stripped: string } | undefined;
    for (const file of files.filter((name) => pattern.test(name)).sort()) {
      const full = path.join(site, file);
      const html = readFileSync(full, "utf8");
      // A page of another route may have an address of the same form.
      if (!stripScripts(html).includes(textMarker(BODY))) continue;
      const text = prepare(html);
      const stripped = stripScripts(text);
      if (first && stripped !== first.stripped) throw new Error(difference(route, first, { file, stripped }));
      first ??= { file, stripped };
      texts[route] ??= text;
      removePage(full);
    }
  }
  const shells = Object.fromEntries(Object.entries(texts).map(([route, text]) => [route, parseShell(text)]));
  return { shells, texts };
}

/** Removes a page with its payloads: its own, and those that links fetch ahead. */
function removePage(file: string): void {
  const page = file.replace(/\.html$/, "");
  for (const name of [file, `${page}.txt`]) rmSync(name, { force: true });
  let payloads: string[] = [];
  try {
    payloads = readdirSync(page, { recursive: true, encoding: "utf8" });
  } catch {
    // Next wrote none.
  }
  // The folder may hold pages of other routes.
  for (const name of payloads)
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
  return (
    `${route}: what surrounds its pages differs, though only the page itself may show its parameters: ` +
    `${a.file} has “${before}”, ${b.file} has “${after}”`
  );
}
