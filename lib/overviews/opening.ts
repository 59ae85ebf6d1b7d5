import type { Content, Industry } from "@/lib/content";
import { readWeek } from "@/lib/geo/week";
import { describeOpenHours } from "@/lib/landing/week-texts";
import { createWords } from "@/lib/landing/words";

/** The key of the hours that hold where no country has its own. */
const USUAL = "typical";

/** The usual week of an industry in words. The drawing of its hours by country shows where it differs. */
export function describeOpening(
  { opening }: Pick<Industry, "opening">,
  { landing }: Pick<Content, "landing">,
): string {
  const words = createWords(landing.words);
  return describeOpenHours(readWeek(opening[USUAL]!), { messages: landing, words });
}
