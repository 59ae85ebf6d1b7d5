import { unanswered } from "@/lib/geo/coverage";
import type { CityContext } from "./city-context";
import type { DayStrips } from "./day-strips";
import { listOf } from "./english";

/**
 * The open hours of a usual day that a plan does not answer, in winter and in summer; undefined if it answers them all.
 *
 * @param plan index in the price list
 */
export function unansweredHours(
  { open, plans }: DayStrips,
  plan: number,
  { messages, words }: Pick<CityContext, "messages" | "words">,
): { january: string; july: string } | undefined {
  const [january, july] = [0, 1].map((season) => {
    const answered = inSeason(plans[plan]!.seasons, season);
    const parts = inSeason(open.seasons, season).flatMap((hours) => unanswered(hours, answered));
    const { hours } = messages.trade.week;
    return listOf(parts.map(({ from, to }) => hours({ from: words.time(from), to: words.time(to) })));
  }) as [string, string];
  return january || july ? { january, july } : undefined;
}

/** Seasons have one entry where they do not differ. */
const inSeason = (seasons: DayStrips["open"]["seasons"], season: number) => seasons[season] ?? seasons[0]!;
