import { wordsOf } from "@/lib/search/fold-letters";

/** A category with its industries, as far as the list of industries shows them. */
export interface IndustryGroup {
  slug: string;
  title: string;
  description: string;
  industries: readonly { slug: string; title: string; aliases?: readonly string[] }[];
}

/**
 * The industries with a title or an alias in which each typed word begins a word, whatever its case and accents; without
 * categories that have none. An empty query leaves all.
 */
export function filterIndustries(groups: readonly IndustryGroup[], query: string): IndustryGroup[] {
  const typed = wordsOf(query);
  return groups
    .map((group) => ({
      ...group,
      industries: group.industries.filter(({ title, aliases = [] }) => {
        const words = wordsOf([title, ...aliases].join(" "));
        return typed.every((start) => words.some((word) => word.startsWith(start)));
      }),
    }))
    .filter(({ industries }) => industries.length > 0);
}
