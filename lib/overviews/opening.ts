import type { Content, Industry } from "@/lib/content";
import { readWeek } from "@/lib/geo/week";
import { describeOpenHours } from "@/lib/landing/week-texts";
import { createWords } from "@/lib/landing/words";

/** The key of the hours that hold where no country has its own. */
const USUAL = "typical";

/** The opening hours of an industry in words: its usual week, and the weeks of countries where it differs. */
export function describeOpening(
  { opening }: Pick<Industry, "opening">,
  { landing, regions }: Pick<Content, "landing" | "regions">,
): { usual: string; elsewhere: { country: string; hours: string }[] } {
  const words = createWords(landing.words);
  const hoursOf = (days: Readonly<Record<string, string>>) =>
    describeOpenHours(readWeek(days), { messages: landing, words });
  const countries = regions.flatMap((region) => region.countries);
  return {
    usual: hoursOf(opening[USUAL]!),
    elsewhere: countries.flatMap(({ slug, inSentence }) => {
      const days = opening[slug];
      return days ? [{ country: inSentence, hours: hoursOf(days) }] : [];
    }),
  };
}
