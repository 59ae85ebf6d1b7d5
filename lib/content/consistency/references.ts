/** Checks references to entries of other files, and entries that nothing refers to. */
import { plainTexts } from "../messages/plain.ts";
import { formatField, type ContentProblem } from "../problems.ts";
import { stringsOf } from "../sentences.ts";
import { TARGETS, type Target } from "../schema/reference.ts";
import { CARDINALS } from "../schema/text.ts";
import type { Category, Industry } from "../schema/industry.ts";
import type { Pages } from "../pages.ts";
import type { Reference } from "../reading.ts";

/** The entries of each kind; undefined if not all of them could be read. */
export type Known = Readonly<Record<Target, { has(name: string): boolean } | undefined>>;

/** References to entries that do not exist. */
export function findUnknownReferences(references: readonly Reference[], known: Known): ContentProblem[] {
  return references
    .filter(({ target, name }) => known[target]?.has(name) === false)
    .map(({ file, field, target, name }) => {
      return { file, field, message: `expected ${TARGETS[target]}, got “${name}”` };
    });
}

/** An industry as read, with its file. */
type IndustryFile = readonly [file: string, industry: Industry];

/** Industries without a text for a service. */
export function findMissingServices(
  industries: readonly IndustryFile[],
  services: ReadonlySet<string> = new Set(),
): ContentProblem[] {
  return industries.flatMap(([file, { services: texts }]) =>
    [...services]
      .filter((slug) => !(slug in texts))
      .map((slug) => ({
        file,
        field: `services.${slug}`,
        message: `expected fit, reason, how and script of the service content/services/${slug}.yaml for this industry`,
      })),
  );
}

/** Categories without an industry: their pages and lists would be empty. */
export function findEmptyCategories(
  categories: readonly Category[],
  industries: readonly IndustryFile[],
): ContentProblem[] {
  const used = new Set(industries.map(([, { category }]) => category));
  return categories.flatMap(({ slug }, index) => {
    const message = `expected an industry of the category “${slug}” in content/industries`;
    return used.has(slug)
      ? []
      : { file: "content/industry-categories.yaml", field: `[${index}].slug`, message };
  });
}

/**
 * The claims that code names: the pages of /contact and /admin, `STATS` in `lib/landing/index.ts`, and the index of
 * `app/indexes/landing.json`.
 */
export const CLAIMS_IN_CODE = ["clients", "coverage", "countries-served", "satisfaction"].map(
  (name): Reference => ({ file: "content/claims.yaml", field: "", target: "claim", name }),
);

/** Claims of the register that no page prints. */
export function findUnprintedClaims(
  pages: Partial<Pages>,
  claims: readonly { id: string }[],
  references: readonly Reference[],
): ContentProblem[] {
  // A page that could not be read might print it.
  if (!Object.values(pages).every((page) => page !== undefined)) return [];
  const printed = new Set(references.flatMap(({ target, name }) => (target === "claim" ? name : [])));
  const message = "expected a page that prints this claim: refer to it in content/pages, or remove it";
  return claims
    .filter(({ id }) => !printed.has(id))
    .map(({ id }) => ({ file: "content/claims.yaml", field: id, message }));
}

/** Pages whose shares are no claims: of a contract, of the price list, and of what the tools count. */
const WITH_OTHER_FIGURES = /^(terms|pricing|tools\/.*)$/;

/** Shares in the texts of pages: what we say of ourselves needs evidence. */
export function findFiguresWithoutClaim(pages: Partial<Pages>): ContentProblem[] {
  const told = Object.entries(pages).filter(([name]) => !WITH_OTHER_FIGURES.test(name));
  return told.flatMap(([name, page]) =>
    stringsOf(plainTexts(page)).flatMap(([path, text]) => {
      const [share] = /\d[\d.]* ?(%|per cent)/.exec(text) ?? [];
      const message = `expected figures about the company in content/claims.yaml only, got “${share}”`;
      return share ? [{ file: `content/pages/${name}.yaml`, field: formatField(path), message }] : [];
    }),
  );
}

/** Titles such as "Six openings" above a list of another length. */
export function findMiscounted(pages: Partial<Pages>): ContentProblem[] {
  return Object.entries(pages).flatMap(([name, page]) =>
    stringsOf(page).flatMap(([path, title]) => {
      const count = CARDINALS.indexOf(/^(?:The )?(\w+) \w/.exec(title)?.[1]?.toLowerCase() ?? "") + 1;
      if (path.at(-1) !== "title" || count < 2) return [];
      const group = path
        .slice(0, -1)
        .reduce<unknown>((value, key) => (value as Record<PropertyKey, object>)[key], page);
      const [list, ...others] = Object.values(group as object).filter(Array.isArray) as unknown[][];
      if (!list || others.length > 0 || list.length === count) return [];
      const message = `expected the number below, ${list.length}, got “${title}”`;
      return { file: `content/pages/${name}.yaml`, field: formatField(path), message };
    }),
  );
}
