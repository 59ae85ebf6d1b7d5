import { htmlOf, type Observer } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import { keptOutBy } from "@/app/seo/landing-page";
import type { LandingCatalogue } from "@/lib/content";
import { shingle } from "./shingles";
import { type ComparedPage, createSiblingComparison, siblingsOf } from "./siblings";
import type { Stats } from "./stats";
import type { Tokenizer } from "./tokenizer";

/**
 * Compares landing pages with their siblings while the engine has them in memory. A group of pages is an industry.
 *
 * @param tokenizer the one that was given the pages' shared fragments
 */
export function createSiblingObserver(
  { groups, assigned }: { groups: readonly string[]; assigned: readonly string[] },
  catalogue: LandingCatalogue,
  tokenizer: Tokenizer,
): Observer<LandingParams, Stats> {
  const services = catalogue.services.map(({ slug }) => slug);
  const cities = catalogue.cities.map(({ slug }) => slug);
  const indices = assigned.map((industry) => groups.indexOf(industry));
  const comparison = createSiblingComparison({ services, industries: groups, cities }, indices);
  let pages: ComparedPage[] = [];
  return {
    page(params, body) {
      pages.push({ text: shingle(tokenizer.tokenize(htmlOf(body))), keptOutBy: keptOutBy(params) });
    },
    endGroup(industry) {
      // The pages come in the order of `pagesOf`.
      const byService = services.map((_, index) =>
        pages.slice(index * cities.length, (index + 1) * cities.length),
      );
      comparison.add(groups.indexOf(industry), byService);
      pages = [];
    },
    // The siblings of this thread's last industries are written by another thread.
    alsoRender() {
      const next = indices.flatMap((industry) => siblingsOf(industry, groups.length));
      return [...new Set(next)]
        .filter((industry) => !indices.includes(industry))
        .map((index) => groups[index]!);
    },
    result: comparison.result,
  };
}
