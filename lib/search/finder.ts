import { PARTS, type Choice, type Part } from "./entry";
import type { SearchEngine } from "./engine";

/** What stands in the three fields of the finder. */
export type FinderTexts = Record<Part, string>;

/** What the fields mean, and which of them mean nothing. */
export interface Reading {
  choice: Choice;
  unknown: Part[];
}

/** One line of the list below a field: something to put into it, or into several fields at once. */
export interface Suggestion {
  label: string;
  detail?: string;
  texts: Partial<FinderTexts>;
}

/** More are too many to read, and slow to show. */
const MOST_SUGGESTIONS = 110;

/** Reads the three fields; any of them may hold more than its own part: "Glasgow plumbing live chat". */
export function readFinder(
  engine: Pick<SearchEngine, "suggest" | "understand">,
  texts: FinderTexts,
): Reading {
  let choice: Choice = {};
  let spread: Choice = {};
  const unknown: Part[] = [];
  for (const part of PARTS) {
    const text = texts[part];
    if (text.trim() === "") continue;
    const [own] = engine.suggest(part, text);
    const several = engine.understand(text);
    const elsewhere = several.left === 0 && (countParts(several.choice) > 1 || !own);
    if (elsewhere) spread = { ...spread, ...definedParts(several.choice) };
    else if (own) choice = { ...choice, [part]: own };
    else unknown.push(part);
  }
  return { choice: { ...choice, ...spread }, unknown };
}

/** What to offer below a field while somebody types into it. */
export function suggestFor(engine: SearchEngine, part: Part, text: string): Suggestion[] {
  const { choice, left } = engine.understand(text);
  const several = left === 0 && countParts(choice) > 1 ? [suggestAll(choice)] : [];
  const own = engine.suggest(part, text).map(({ title, detail }) => ({
    label: title,
    // A trade's category tells nothing that its name does not.
    ...(part === "city" && { detail }),
    texts: { [part]: title },
  }));
  return [...several, ...own].slice(0, MOST_SUGGESTIONS);
}

function suggestAll(choice: Choice): Suggestion {
  const titles = PARTS.flatMap((part) => choice[part]?.title ?? []);
  // Fields that the line does not name keep what they hold.
  const texts = Object.fromEntries(
    PARTS.flatMap((part) => (choice[part] ? [[part, choice[part].title]] : [])),
  );
  return { label: titles.join(" · "), texts };
}

function definedParts(choice: Choice): Choice {
  return Object.fromEntries(PARTS.flatMap((part) => (choice[part] ? [[part, choice[part]]] : [])));
}

function countParts(choice: Choice): number {
  return Object.keys(definedParts(choice)).length;
}
