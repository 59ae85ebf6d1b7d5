/** Compares each page with its siblings while the pages are rendered, industry by industry. */
import { routes } from "@/lib/routes";
import { SIBLINGS, type Kind } from "@/lib/landing/quality-report";
import { createComparison, type ShingledText } from "./shingles";
import { createTally, type TallyResult } from "./stats";

/** Texts of one industry's pages: by service, then by city. */
export type IndustryTexts = readonly (readonly ShingledText[])[];

/** Slugs of a catalogue, in its order. */
export interface CatalogueSlugs {
  services: readonly string[];
  industries: readonly string[];
  cities: readonly string[];
}

export interface SiblingComparison {
  /**
   * Takes in the texts of an industry. Pages are compared as soon as their siblings are there, and
   * texts that nobody needs any more are let go: a few industries are in memory at a time.
   */
  add(industry: number, texts: IndustryTexts): void;
  /** @throws Error when an industry is still without the siblings it is compared with */
  result(): TallyResult;
}

/** The next ones in a circle, without the one itself. */
export function siblingsOf(index: number, count: number): number[] {
  const siblings = Math.min(SIBLINGS, count - 1);
  return Array.from({ length: siblings }, (_, step) => (index + step + 1) % count);
}

/** @param compared indices of the industries whose pages are compared; others are siblings only */
export function createSiblingComparison(
  { services, industries, cities }: CatalogueSlugs,
  compared: readonly number[],
): SiblingComparison {
  const tally = createTally();
  const pending = new Set(compared);
  const texts = new Map<number, IndustryTexts>();

  const compareIndustry = (industry: number, own: IndustryTexts, next: readonly IndustryTexts[]) => {
    for (const [s, service] of services.entries()) {
      for (const [c, city] of cities.entries()) {
        const page = own[s]![c]!;
        const siblings: Record<Kind, ShingledText[]> = {
          city: siblingsOf(c, cities.length).map((other) => own[s]![other]!),
          industry: next.map((other) => other[s]![c]!),
          service: siblingsOf(s, services.length).map((other) => own[other]![c]!),
        };
        const compare = createComparison(page);
        tally.addPage(routes.landing(service, industries[industry]!, city), page.words);
        for (const [kind, others] of Object.entries(siblings) as [Kind, ShingledText[]][]) {
          if (others.length === 0) continue;
          const { similarities, ownWords } = compare(others);
          for (const similarity of similarities) tally.addPair(kind, similarity);
          tally.addOwnWords(kind, ownWords);
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
      return tally.result();
    },
  };
}
