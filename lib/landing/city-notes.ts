import type { City } from "@/lib/content";
import type { CityFacts } from "./city-facts";
import type { CityNote, Pair } from "./model";

/** More would be read by nobody. */
const MOST = 1;

/** The notes of a city by the field of its content, in the order of the page. */
const NOTES = ["access", "homes", "rhythm", "speech", "note"] as const;

/** Lists chosen so far. Pages with the same list share the object. */
const known = new WeakMap<CityFacts, Map<string, readonly CityNote[]>>();

/** What is known about the city, as far as it matters for the industry and the service. */
export function chooseNotes(pair: Pair, facts: CityFacts): readonly CityNote[] {
  const chosen = NOTES.filter((field) => concerns(field, pair) && isFor(facts.city, field, pair)).slice(
    0,
    MOST,
  );
  let lists = known.get(facts);
  if (!lists) known.set(facts, (lists = new Map()));
  const key = chosen.join(" ");
  let notes = lists.get(key);
  if (!notes) {
    const terms = facts.messages.headings.notes;
    notes = chosen.map((field) => ({ term: terms[field], text: facts.city[field] }));
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
