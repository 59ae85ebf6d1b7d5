/** What a site must not say any more once another company has taken it over. */
import path from "node:path";
import type { Content } from "../../content/index.ts";
import type { Firm } from "../../content/firm/firm.ts";
import { formatPounds } from "../../pounds.ts";

/** A word of the company that was there before. */
interface Trace {
  pattern: RegExp;
  /** Slugs of the places that the word is about: their own pages and links to them may have it. */
  places: ReadonlySet<string>;
}

export interface Traces {
  traces: Trace[];
  /** What the catalogue says of cities: these texts are about the places they name. */
  placeTexts: readonly string[];
}

const NOWHERE: ReadonlySet<string> = new Set();

/** How far from a place's name its address may be for the name to be a link to it, in characters. */
const BEFORE = 160;
const AFTER = 80;
/** Around a finding, in characters. */
const SHOWN = 40;

/**
 * The words to look for.
 *
 * @param own the company that was there before: its content and its facts
 * @param amounts prices that are no trace: the other company's, and those in somebody's example
 */
export function listTraces(own: Content, firm: Firm, amounts: ReadonlySet<string>): Traces {
  const { site } = own;
  const { country, subdivision } = site.local.calendar;
  const inNation = own.cities.filter(
    (city) => city.country.code === country && city.subdivision === subdivision,
  );
  const home = own.cities.filter(({ slug }) => slug === site.homeCity);
  const nation = new Set(inNation.flatMap((city) => [city.slug, city.country.slug]));
  const never = [site.brand, domainOf(site.email.general), site.address.street, site.address.postalCode];
  const prices = [...firm.facts.values()].flatMap((fact) =>
    typeof fact === "object" && "pounds" in fact ? [formatPounds(fact.pounds)] : [],
  );
  return {
    traces: [
      ...never.map((text) => ({ pattern: new RegExp(escapePattern(text), "giu"), places: NOWHERE })),
      { pattern: numberPattern(site.phone.e164), places: NOWHERE },
      ...prices
        .filter((price) => !amounts.has(price))
        .map((price) => ({ pattern: pricePattern(price), places: NOWHERE })),
      ...home.map(({ name, slug }) => ({ pattern: wordPattern(name), places: new Set([slug]) })),
      { pattern: wordPattern(site.local.river), places: NOWHERE },
      // "Scotland", and of "Scottish law" the first word.
      ...[site.local.nation, site.law.name.split(" ")[0]!].map((word) => ({
        pattern: wordPattern(word),
        places: nation,
      })),
    ],
    placeTexts: own.cities
      .flatMap(({ note, access, rhythm, speech, homes, areas }) => [
        ...[note, access, rhythm, speech, homes],
        ...areas,
      ])
      .filter((text) =>
        [site.local.nation, site.local.river, ...home.map(({ name }) => name)].some((word) =>
          text.includes(word),
        ),
      ),
  };
}

/**
 * Finds what is left of the company that was there before.
 *
 * @param file path of the text in the site: pages about the old home may name it
 * @returns each finding with the text around it
 */
export function findTraces(source: string, file: string, { traces, placeTexts }: Traces): string[] {
  const page = path.parse(file).name;
  let text = unescapeText(source);
  for (const placeText of placeTexts) text = text.replaceAll(placeText, "");
  return traces.flatMap(({ pattern, places }) => {
    if (places.has(page)) return [];
    return [...text.matchAll(pattern)]
      .filter(({ index, 0: word }) => !isLink(text, index, word, places))
      .map(({ index, 0: word }) => text.slice(Math.max(0, index - SHOWN), index + word.length + SHOWN));
  });
}

/** Whether a place's own address is beside its name: an entry of a list of places, or a link to its page. */
function isLink(text: string, index: number, word: string, places: ReadonlySet<string>): boolean {
  const around = text.slice(Math.max(0, index - BEFORE), index + word.length + AFTER);
  return [...around.matchAll(/[/"]([a-z0-9-]+)"/g)].some(([, slug]) => places.has(slug!));
}

/** HTML, and JSON inside of it, as plain text. */
function unescapeText(source: string): string {
  return source
    .replaceAll('\\"', '"')
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");
}

const domainOf = (email: string) => email.replace(/^.*@/, "");

/** The first digits of a number from its area code on, whatever stands between them: its neighbours are ours too. */
function numberPattern(e164: string): RegExp {
  const digits = e164.replace(/^\+44/, "").replace(/\D/g, "").slice(0, "1414960".length);
  return new RegExp([...digits].join("[\\s()-]*"), "gu");
}

const pricePattern = (price: string) => new RegExp(`${escapePattern(price)}(?!\\d|[.,]\\d)`, "gu");
const wordPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, "gu");

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
