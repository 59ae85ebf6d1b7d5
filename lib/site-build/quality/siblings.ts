/**
 * Compares each landing page with its siblings: the next three cities, industries and services.
 *
 * @see docs/decisions/0009-compare-siblings.md
 */
import { routes } from "@/lib/routes";
import { SIBLINGS, type Kind } from "@/lib/landing/quality-report";
import { loadForComparison, type ShingledText } from "./shingles";
import { createStatsCollector, type Stats } from "./stats";

/** Texts of one industry's pages, by service and city. */
export type IndustryTexts = readonly (readonly ShingledText[])[];

export interface CatalogueSlugs {
  services: readonly string[];
  industries: readonly string[];
  cities: readonly string[];
}

export interface SiblingComparison {
  /**
   * Adds an industry. Compares pages as soon as all their siblings have been added, and then releases texts that
   * are no longer needed, so that only a few industries are in memory at a time.
   */
  add(industry: number, texts: IndustryTexts): void;
  /** @throws Error if an industry was not compared because siblings are missing */
  result(): Stats;
}

/** Indices of the next entries, wrapping around at the end. */
export function siblingsOf(index: number, count: number): number[] {
  const siblings = Math.min(SIBLINGS, count - 1);
  return Array.from({ length: siblings }, (_, step) => (index + step + 1) % count);
}

/**
 * @param compared indices of the industries whose pages are compared; the others only serve as siblings
 * @param isIndexed whether the pages of a service and an industry, by index, may be found; others are not compared
 */
export function createSiblingComparison(
  { services, industries, cities }: CatalogueSlugs,
  compared: readonly number[],
  isIndexed: (service: number, industry: number) => boolean = () => true,
): SiblingComparison {
  const stats = createStatsCollector();
  const pending = new Set(compared);
  const texts = new Map<number, IndustryTexts>();

  const compareIndustry = (industry: number, own: IndustryTexts, next: readonly IndustryTexts[]) => {
    const among = siblingsOf(industry, industries.length);
    for (const [s, service] of services.entries()) {
      if (!isIndexed(s, industry)) continue;
      for (const [c, city] of cities.entries()) {
        const page = own[s]![c]!;
        const siblings: Record<Kind, ShingledText[]> = {
          city: siblingsOf(c, cities.length).map((other) => own[s]![other]!),
          industry: next.filter((_, index) => isIndexed(s, among[index]!)).map((other) => other[s]![c]!),
          service: siblingsOf(s, services.length)
            .filter((other) => isIndexed(other, industry))
            .map((other) => own[other]![c]!),
        };
        const compare = loadForComparison(page);
        stats.addPage(routes.landing(service, industries[industry]!, city), page.words);
        for (const [kind, others] of Object.entries(siblings) as [Kind, ShingledText[]][]) {
          if (others.length === 0) continue;
          const { similarities, ownWords } = compare(others);
          for (const similarity of similarities) stats.addComparison(kind, similarity);
          stats.addOwnWords(kind, ownWords);
        }
      }
    }
  };

  return {
    add(added, addedTexts) {
      texts.set(added, addedTexts);
      for (const industry of pending) {
        const own = texts.get(industry);
        const next = siblingsOf(industry, industries.length).map((sibling) => texts.get(sibling));
        if (!own || next.includes(undefined)) continue;
        compareIndustry(industry, own, next as IndustryTexts[]);
        pending.delete(industry);
      }
      const needed = new Set(
        [...pending].flatMap((industry) => [industry, ...siblingsOf(industry, industries.length)]),
      );
      for (const industry of texts.keys()) if (!needed.has(industry)) texts.delete(industry);
    },
    result() {
      if (pending.size > 0) throw new Error(`${pending.size} industries were not compared with all siblings`);
      return stats.result();
    },
  };
}
