import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { routes } from "@/lib/routes";
import { scanPage } from "./scan-page";
import type { ScannedPage } from "./scan-worker";
import type { CheckResult } from "../check-result";
import { templateOf } from "./templates";

/** Bytes of scripts, compressed with brotli, that a page may load in addition to those of an empty page of Next. */
const BUDGET = 20_000;

/** Not for visitors: the portal, an application for signed-in users, and the style guide, which has every control. */
const EXEMPT = [routes.auth(), routes.dashboard(), routes.admin(), routes.styleguide()];

type ScriptedPage = Pick<ScannedPage, "path" | "scripts">;

/**
 * Adds up the scripts in the HTML of every hydrated page. Code that a page fetches on demand does not count; a browser
 * test checks that pages fetch no other script by themselves.
 *
 * @param emptyPage folder of a finished site whose `index.html` is an empty page
 * @see docs/decisions/0024-script-weight-against-an-empty-page.md
 */
export function checkScriptBudget(
  root: string,
  pages: readonly ScriptedPage[],
  emptyPage: string,
): CheckResult {
  const html = readFileSync(path.join(emptyPage, "index.html"), "utf8");
  const base = weightOf(emptyPage, scanPage(html, "/", "").scripts, new Map());
  const weights = weighPages(root, pages, base);
  const heaviest = [...heaviestOfTemplates(weights)]
    .toSorted(([, a], [, b]) => b - a)
    .map(([template, bytes]) => `${template} ${bytes}`);
  const isExempt = ([page]: (typeof weights)[number]) => EXEMPT.includes(page);
  return {
    name: `hydrated pages load at most ${BUDGET} bytes of JavaScript more than an empty page`,
    problems: findHeavyPages(weights.filter((weight) => !isExempt(weight))),
    note: `empty page ${base} bytes; in addition: ${heaviest.join(", ")}`,
  };
}

function weighPages(root: string, pages: readonly ScriptedPage[], base: number): [string, number][] {
  const sizes = new Map<string, number>();
  return pages
    .filter(({ scripts }) => scripts.length > 0)
    .map((page) => [page.path, weightOf(root, page.scripts, sizes) - base]);
}

export function findHeavyPages(weights: readonly (readonly [path: string, bytes: number])[]): string[] {
  if (weights.length === 0) return ["no page has a script"];
  return weights
    .filter(([, bytes]) => bytes > BUDGET)
    .map(
      ([page, bytes]) => `${page} loads ${bytes} bytes more than an empty page, expected at most ${BUDGET}`,
    );
}

function heaviestOfTemplates(weights: readonly [string, number][]): Map<string, number> {
  const heaviest = new Map<string, number>();
  for (const [page, bytes] of weights) {
    const template = templateOf(page);
    heaviest.set(template, Math.max(bytes, heaviest.get(template) ?? 0));
  }
  return heaviest;
}

function weightOf(root: string, scripts: readonly string[], sizes: Map<string, number>): number {
  let sum = 0;
  for (const script of scripts) {
    const size = sizes.get(script) ?? brotliCompressSync(readFileSync(path.join(root, script))).length;
    sizes.set(script, size);
    sum += size;
  }
  return sum;
}
