/** Checks what the texts of pages state: figures about the company, numbers of entries, and industries by category. */
import { plainTexts } from "../messages/compile.ts";
import { formatField, type ContentProblem } from "../problems.ts";
import type { Pages } from "../read-pages.ts";
import type { HomePage } from "../schema/home.ts";
import type { Industry } from "../schema/industry.ts";
import { CARDINALS } from "../schema/text.ts";
import { stringsOf } from "../strings-of.ts";

/** Pages whose shares are no claims: of a contract, of the price list, and of what the tools count. */
const WITH_OTHER_FIGURES = /^(terms|pricing|tools\/.*)$/;

/** Shares in the texts of pages: what we say of ourselves needs evidence. */
export function findFiguresWithoutClaim(pages: Partial<Pages>): ContentProblem[] {
  const checked = Object.entries(pages).filter(([name]) => !WITH_OTHER_FIGURES.test(name));
  return checked.flatMap(([name, page]) =>
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

/** Industries on the home page that are listed under the wrong category. */
export function findMisplacedIndustries(
  home: HomePage | undefined,
  industries: readonly (readonly [file: string, industry: Industry])[],
): ContentProblem[] {
  const categoryOf = new Map(industries.map(([, { slug, category }]) => [slug, category]));
  return (home?.industries.categories ?? []).flatMap(({ category, items }, index) =>
    items.flatMap((slug, item) => {
      const found = categoryOf.get(slug) ?? category;
      const message = `expected an industry of ${category}, got “${slug}” of ${found}`;
      const field = `industries.categories[${index}].items[${item}]`;
      return found === category ? [] : { file: "content/pages/home.yaml", field, message };
    }),
  );
}
