/**
 * Compares each landing page with its siblings: the next three cities, industries and services.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
import { routes } from "@/lib/routes";
import type { Rule } from "@/lib/landing";
import { SIBLINGS, type SiblingKind } from "./quality-report";
import { loadForComparison, type ShingledText } from "./shingles";
import { createStatsCollector, type Stats } from "./stats";

/** A page, and which rule keeps it from search engines. */
export interface ComparedPage {
  text: ShingledText;
  keptOutBy: Rule | undefined;
}

type Slugs = Readonly<Record<"services" | "industries" | "cities", readonly string[]>>;

/** The pages of one industry, by service and city. */
export type IndustryPages = readonly (readonly ComparedPage[])[];

interface SiblingComparison {
  /**
   * Adds an industry. Compares pages as soon as all their siblings have been added, and then releases texts that
   * are no longer needed, so that only a few industries are in memory at a time.
   */
  add(industry: number, pages: IndustryPages): void;
  /** @throws Error if an industry was not compared because siblings are missing */
  result(): Stats;
}

/** Indices of the next entries, wrapping around at the end. */
export function siblingsOf(index: number, count: number): number[] {
  const siblings = Math.min(SIBLINGS, count - 1);
  return Array.from({ length: siblings }, (_, step) => (index + step + 1) % count);
}

/**
 * Pages that are kept out are counted. Those of services that do not suit are nobody's siblings: their text is another one.
 *
 * @param compared indices of the industries whose pages are compared; the others only serve as siblings
 */
export function createSiblingComparison(
  { services, industries, cities }: Slugs,
  compared: readonly number[],
): SiblingComparison {
  const stats = createStatsCollector();
  const pending = new Set(compared);
  const texts = new Map<number, IndustryPages>();

  const compareIndustry = (industry: number, own: IndustryPages, next: readonly IndustryPages[]) => {
    for (const [s, service] of services.entries()) {
      for (const [c, city] of cities.entries()) {
        const { text, keptOutBy } = own[s]![c]!;
        if (keptOutBy) {
          stats.addKeptOut(keptOutBy);
          continue;
        }
        const siblings: Record<SiblingKind, ComparedPage[]> = {
          city: siblingsOf(c, cities.length).map((other) => own[s]![other]!),
          industry: next.map((other) => other[s]![c]!),
          service: siblingsOf(s, services.length).map((other) => own[other]![c]!),
        };
        const compare = loadForComparison(text);
        stats.addPage(routes.landing(service, industries[industry]!, city), text.words);
        for (const [kind, pages] of Object.entries(siblings) as [SiblingKind, ComparedPage[]][]) {
          const others = pages.filter((page) => page.keptOutBy !== "suits").map((page) => page.text);
          if (others.length === 0) continue;
          const { similarities, ownWords } = compare(others);
          for (const similarity of similarities) stats.addComparison(kind, similarity);
          stats.addOwnWords(kind, ownWords);
        }
      }
    }
  };

  return {
    add(added, pages) {
      texts.set(added, pages);
      for (const industry of pending) {
        const own = texts.get(industry);
        const next = siblingsOf(industry, industries.length).map((sibling) => texts.get(sibling));
        if (!own || next.includes(undefined)) continue;
        compareIndustry(industry, own, next as IndustryPages[]);
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
