import type { CompanyFacts } from "./company-facts.ts";
import { escapePattern } from "./hard-coded-facts.ts";

const TIME = "(\\d{1,2}(?::\\d\\d)? ?[ap]m|\\d{1,2}:\\d\\d|noon|midnight)";
const RANGE = `${TIME}(?: to | and |[-–])${TIME}`;
/** From a plan's name to its hours: other hours in the sentence may be a client's. */
const LINK =
  "(?: plan)?(?:,[^,.]*,)?(?:,? (?:which|is|runs|answers|works|then|therefore|in \\w+|from|between))* ";

/**
 * Finds hours beside the name of a plan that are more or fewer than it has: "Professional from 6am to 10pm". When they
 * begin is not compared: they may be those of the plan in another zone.
 */
export function findWrongHours(text: string, { facts, planNames }: CompanyFacts): string[] {
  return planNames.flatMap((plan, index) => {
    if (!text.includes(plan)) return [];
    const times = [...facts].filter(([name]) => name.startsWith("times:"));
    const own = hoursIn(String(times[index]?.[1]).match(RANGE));
    const said = text.matchAll(new RegExp(`\\b${escapePattern(plan)}${LINK}${RANGE}`, "g"));
    return [...said]
      .filter((found) => own !== undefined && hoursIn(found) !== own)
      .map(([found]) => `expected ${own} hours in “${found}”, as in content/plans.yaml`);
  });
}

function hoursIn(range: RegExpMatchArray | null): number | undefined {
  const [from, to] = range?.slice(1).map(hourOf) ?? [];
  return from === undefined || to === undefined ? undefined : (to - from + 24) % 24;
}

/** Hour of the day of "6am", "18:30", "noon". */
function hourOf(time: string): number {
  const [, hour, minute = 0, half] = /(\d+)(?::(\d+))? ?(\w*)/.exec(time) ?? [];
  if (hour === undefined) return time === "noon" ? 12 : 0;
  return (half ? (Number(hour) % 12) + (half === "pm" ? 12 : 0) : Number(hour)) + Number(minute) / 60;
}
