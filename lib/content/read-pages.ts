/** The texts of `content/pages`, a file for each page of `lib/pages.ts` and one for the 404 page; and which of these pages have no route. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { listPages, type PageContents, type PageName } from "../pages.ts";
import type { ContentProblem } from "./problems.ts";
import type { Reading } from "./yaml/content-reading.ts";
import { notFoundSchema, type NotFoundPage } from "./schema/not-found.ts";
import { readYaml } from "./yaml/read-yaml.ts";

const FOLDER = "content/pages";
/** Shown at any unknown address, so not in the list of pages. */
const NOT_FOUND = "not-found";

/** The texts of `content/pages` by the names of their files. */
export interface Pages extends PageContents {
  [NOT_FOUND]: NotFoundPage;
}

/** Reads the texts of all pages, but those of a file with problems. */
export function readPages(reading: Reading): Partial<Pages> {
  const files = [...listPages(), { name: NOT_FOUND, schema: notFoundSchema }];
  const texts = files.map(({ name, schema }) => [
    name,
    readYaml<z.ZodType>(reading, `${FOLDER}/${name}.yaml`, schema),
  ]);
  return Object.fromEntries(texts) as Partial<Pages>;
}

/** Path of the route of a page, from the project's root. */
function routeOf(name: PageName): string {
  return name === "home" ? "app/(site)/page.tsx" : `app/(site)/${name}/page.tsx`;
}

/**
 * Pages of the list without a route: links to them would be dead.
 *
 * @param root the project's root
 */
export function findMissingRoutes(root: string): ContentProblem[] {
  return listPages()
    .map(({ name }) => ({ name, file: routeOf(name) }))
    .filter(({ file }) => !existsSync(path.join(root, file)))
    .map(({ name, file }) => ({
      file,
      field: "",
      message: `missing: lib/pages.ts lists the page “${name}”`,
    }));
}
