import type { City } from "@/lib/content";
import type { CityFacts } from "./city-facts";
import { dependsOnDaylight } from "./trade";
import type { CityNote, Pair } from "./model";

/** The notes of a city by the field of its content, in the order of the page. */
const NOTES = ["note", "access", "rhythm", "speech", "homes"] as const;

/** Lists chosen so far. Pages with the same list share the object. */
const known = new WeakMap<CityFacts, Map<string, readonly CityNote[]>>();

/** What is known about the city, as far as it matters for the industry and the service. */
export function chooseNotes(pair: Pair, facts: CityFacts): readonly CityNote[] {
  const showsDaylight = facts.daylightText !== undefined && dependsOnDaylight(pair.service, pair.industry);
  const chosen = NOTES.filter((field) => concerns(field, pair) && isFor(facts.city, field, pair));
  let lists = known.get(facts);
  if (!lists) known.set(facts, (lists = new Map()));
  const key = `${chosen.join(" ")} ${showsDaylight}`;
  let notes = lists.get(key);
  if (!notes) {
    const terms = facts.messages.headings.notes;
    notes = [
      ...chosen.map((field) => ({ term: terms[field], text: facts.city[field] })),
      ...(showsDaylight ? [{ term: terms.daylight, text: facts.daylightText! }] : []),
    ];
    lists.set(key, notes);
  }
  return notes;
}

/** Whether a note matters: homes to those who go or deliver there, the others to all. */
function concerns(field: (typeof NOTES)[number], { service: { channel }, industry }: Pair): boolean {
  return field !== "homes" || industry.travels || channel === "orders";
}

function isFor({ notesFor }: City, field: (typeof NOTES)[number], { industry }: Pair): boolean {
  const readers = field === "speech" ? undefined : notesFor?.[field];
  return readers === undefined || readers.includes(industry.category) || readers.includes(industry.slug);
}
