import { htmlOf, type Observer } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import type { LandingCatalogue } from "@/lib/content";
import { shingle, type ShingledText } from "./shingles";
import { createSiblingComparison, siblingsOf } from "./siblings";
import type { TallyResult } from "./stats";
import type { TextReader } from "./tokenizer";

/**
 * Compares landing pages with their siblings while they are in memory. A group is an industry.
 *
 * @param work all industries, and those of this thread
 * @param reader the one that shared parts of the pages were added to
 */
export function observeSiblings(
  { groups, own }: { groups: readonly string[]; own: readonly string[] },
  catalogue: LandingCatalogue,
  reader: TextReader,
): Observer<LandingParams, TallyResult> {
  const services = catalogue.services.map(({ slug }) => slug);
  const cities = catalogue.cities.map(({ slug }) => slug);
  const indices = own.map((industry) => groups.indexOf(industry));
  const comparison = createSiblingComparison({ services, industries: groups, cities }, indices);
  let texts: ShingledText[] = [];
  return {
    page(_, body) {
      texts.push(shingle(reader.read(htmlOf(body))));
    },
    endGroup(industry) {
      const ofServices = services.map((_, index) =>
        texts.slice(index * cities.length, (index + 1) * cities.length),
      );
      comparison.add(groups.indexOf(industry), ofServices);
      texts = [];
    },
    // The siblings of the last ones are pages that another thread writes.
    alsoRender() {
      const next = indices.flatMap((industry) => siblingsOf(industry, groups.length));
      return [...new Set(next)]
        .filter((industry) => !indices.includes(industry))
        .map((index) => groups[index]!);
    },
    result: comparison.result,
  };
}
