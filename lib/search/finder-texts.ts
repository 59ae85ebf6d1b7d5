import { LANDING_KINDS, type Choice, type LandingEntry, type LandingKind } from "./search-entry";
import type { SearchEngine } from "./search-engine";
import { wordsOf } from "./folded-words";
import type { Content } from "@/lib/content";

/** The texts in the three fields of the finder. */
export type FinderTexts = Record<LandingKind, string>;

/** The entries that the fields name, and the fields that name none. */
export interface FinderResult {
  choice: Choice;
  unknown: LandingKind[];
  /** If the city field has the name of several cities: the choice with each of them. Otherwise empty. */
  alternatives: Choice[];
}

/** A suggestion below a field: texts for this field, or for several fields. */
export interface Suggestion {
  label: string;
  detail?: string;
  texts: Partial<FinderTexts>;
}

/** More suggestions would be slow to show. */
const MAX_SUGGESTIONS = 110;

/** Reads the three fields. A field may name several: "Glasgow plumbing live chat". */
export function readFinder(
  engine: Pick<SearchEngine, "suggest" | "understand">,
  texts: FinderTexts,
): FinderResult {
  let choice: Choice = {};
  let fromSeveral: Choice = {};
  const unknown: LandingKind[] = [];
  for (const kind of LANDING_KINDS) {
    const text = texts[kind];
    if (text.trim() === "") continue;
    const [match] = engine.suggest(kind, text);
    const several = engine.understand(text);
    const namesOthers = several.left === 0 && (chosenIn(several.choice).length > 1 || !match);
    if (namesOthers)
      for (const entry of chosenIn(several.choice)) fromSeveral = { ...fromSeveral, [entry.kind]: entry };
    else if (match) choice = { ...choice, [kind]: match };
    else unknown.push(kind);
  }
  const read = { ...choice, ...fromSeveral };
  const alternatives = namesakes(engine, texts.city).map((city) => ({ ...read, city }));
  return { choice: read, unknown, alternatives: alternatives.length > 1 ? alternatives : [] };
}

/** The cities that have exactly this name as an alias, as namesakes do: "Hamilton, Ontario" has "Hamilton". */
function namesakes(engine: Pick<SearchEngine, "suggest">, text: string): LandingEntry[] {
  const typed = wordsOf(text).join(" ");
  const matches = typed === "" ? [] : engine.suggest("city", text);
  const isTyped = (name: string) => wordsOf(name).join(" ") === typed;
  // A city of that title is the one meant: London, and not London, Ontario.
  return matches.some(({ title }) => isTyped(title)) ? [] : matches.filter(({ also }) => also?.some(isTyped));
}

/** Suggestions below a field for its text. */
export function suggestFor(engine: SearchEngine, kind: LandingKind, text: string): Suggestion[] {
  const { choice, left } = engine.understand(text);
  const several = left === 0 && chosenIn(choice).length > 1 ? [suggestAll(choice)] : [];
  const matches = engine.suggest(kind, text).map(({ title, detail }) => ({
    label: title,
    // The category of an industry adds nothing to its name.
    ...(kind === "city" && { detail }),
    texts: { [kind]: title },
  }));
  return [...several, ...matches].slice(0, MAX_SUGGESTIONS);
}

function suggestAll(choice: Choice): Suggestion {
  const chosen = chosenIn(choice);
  // Fields that the text does not name keep their texts.
  const texts = Object.fromEntries(chosen.map(({ kind, title }) => [kind, title]));
  return { label: chosen.map(({ title }) => title).join(" · "), texts };
}

function chosenIn(choice: Choice): LandingEntry[] {
  return LANDING_KINDS.flatMap((kind) => choice[kind] ?? []);
}

/** Placeholders of the finder's fields: the example of `content/pages/sitemap.yaml` in the company's own city. */
export function finderExample(
  content: Pick<Content, "services" | "industries" | "cities" | "pages" | "site">,
): FinderTexts {
  const { service, industry } = content.pages.sitemap.finder.example;
  // Validation makes sure that all three exist.
  return {
    service: content.services.find(({ slug }) => slug === service)!.short,
    industry: content.industries.find(({ slug }) => slug === industry)!.title,
    city: content.cities.find(({ slug }) => slug === content.site.homeCity)!.name,
  };
}

/** Example queries of the site search: the finder's example as one query, then those of the content. */
export function searchExamples(content: Parameters<typeof finderExample>[0]): string[] {
  const { service, industry, city } = finderExample(content);
  const line = `${city} ${industry.toLowerCase()} ${service.toLowerCase()}`;
  return [line, ...content.pages.sitemap.search.examples];
}
