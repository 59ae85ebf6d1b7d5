/** Finds traces of the original company on the site of another one. */
import path from "node:path";
import type { Content } from "@/lib/content";
import type { CompanyFacts } from "@/lib/content/company/company-facts";
import { NAMED_PLACES } from "@/lib/landing/customer-area";
import { escapePattern } from "@/lib/content/company/facts-in-texts";
import { formatPounds } from "@/lib/pounds";

/** A name, number or price of the original company. */
interface Trace {
  pattern: RegExp;
  /** Slugs of the city and country that the word is about. Their pages, and links to them, may use it. */
  places: ReadonlySet<string>;
}

export interface Traces {
  traces: Trace[];
  /** Texts of the catalogue about cities, which may name places. */
  cityTexts: readonly string[];
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Maximum distance in characters between a place's name and its address for the name to count as a link. */
const BEFORE = 160;
const AFTER = 80;
/** Characters shown before and after a trace. */
const SHOWN = 40;

/**
 * Lists what to look for.
 *
 * @param content of the original company
 * @param company facts of the original company
 * @param amounts that are no trace: prices of the other company, and amounts in examples
 */
export function listTraces(content: Content, company: CompanyFacts, amounts: ReadonlySet<string>): Traces {
  const { site, cities } = content;
  const { country, subdivision } = site.local.calendar;
  const inNation = cities.filter((city) => city.country.code === country && city.subdivision === subdivision);
  const home = cities.filter(({ slug }) => slug === site.homeCity);
  const nation = new Set(inNation.flatMap((city) => [city.slug, city.country.slug]));
  const names = [site.brand, domainOf(site.email.general), site.address.street, site.address.postalCode];
  const prices = [...company.facts.values()].flatMap((fact) =>
    typeof fact === "object" && "pounds" in fact ? [formatPounds(fact.pounds)] : [],
  );
  return {
    traces: [
      // The spaces of a postcode may be non-breaking.
      ...names.map((text) => ({
        pattern: new RegExp(escapePattern(text).replaceAll(" ", "\\s"), "giu"),
        places: NOWHERE,
      })),
      { pattern: numberPattern(site.phone.e164), places: NOWHERE },
      ...prices
        .filter((price) => !amounts.has(price))
        .map((price) => ({ pattern: pricePattern(price), places: NOWHERE })),
      ...home.map(({ name, slug }) => ({ pattern: wordPattern(name), places: new Set([slug]) })),
      { pattern: wordPattern(site.local.river), places: NOWHERE },
      // "Scotland", and the first word of "Scottish law".
      ...[site.local.nation, site.law.name.split(" ")[0]!].map((word) => ({
        pattern: wordPattern(word),
        places: nation,
      })),
    ],
    cityTexts: [
      ...cities
        .flatMap(({ note, access, rhythm, speech, homes, areas }) => [
          ...[note, access, rhythm, speech, homes],
          ...areas,
        ])
        .filter((text) =>
          [site.local.nation, site.local.river, ...home.map(({ name }) => name)].some((word) =>
            text.includes(word),
          ),
        ),
      // A row of the places that a city's contacts come from.
      ...home.map(({ name }) => `<th scope="row">${name}</th>`),
      // A label on a map, in the page and in its data, and an entry in the middle of a list of cities.
      ...home.flatMap(({ name }) => [
        `>${name}</text>`,
        `"text","${name}",{`,
        ...["end", "middle", "$undefined"].map((anchor) => `"textAnchor":"${anchor}","children":"${name}"`),
        `","${name}","`,
      ]),
      ...home.flatMap(({ name }) => listDistances(content, name)),
    ],
  };
}

/** The sentences of landing pages that name the largest places within a distance of a city. */
function listDistances({ catchments, landing: { trade } }: Content, place: string): string[] {
  const rings = Object.values(catchments).flatMap((reaches) =>
    Object.values(reaches).flatMap((catchment) => catchment.rings),
  );
  return rings
    .map(({ added, largest }) => ({ added, names: largest.slice(0, NAMED_PLACES) }))
    .filter(({ names }) => names.includes(place))
    .map(
      ({ added, names }) =>
        `with ${trade.origin.places({ names: names.join(", "), more: added - names.length })}: `,
    );
}

/**
 * Finds traces of the original company in a text.
 *
 * @param file path of the text in the site: pages about the original home city may name it
 * @returns each trace with some text before and after it
 */
export function findTraces(source: string, file: string, { traces, cityTexts }: Traces): string[] {
  const page = path.parse(file).name;
  let text = unescapeText(source);
  for (const cityText of cityTexts) text = text.replaceAll(cityText, "");
  return traces.flatMap(({ pattern, places }) => {
    if (places.has(page)) return [];
    return [...text.matchAll(pattern)]
      .filter(({ index, 0: word }) => !isLink(text, index, word, places))
      .map(({ index, 0: word }) => text.slice(Math.max(0, index - SHOWN), index + word.length + SHOWN));
  });
}

/** Whether a place's address is near its name: the name is a link to its page, or an entry of a list of places. */
function isLink(text: string, index: number, word: string, places: ReadonlySet<string>): boolean {
  const around = text.slice(Math.max(0, index - BEFORE), index + word.length + AFTER);
  return [...around.matchAll(/[/"]([a-z0-9-]+)"/g)].some(([, slug]) => places.has(slug!));
}

/** Turns HTML, and JSON in HTML, into plain text. */
function unescapeText(source: string): string {
  return source
    .replaceAll('\\"', '"')
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");
}

const domainOf = (email: string) => email.replace(/^.*@/, "");

/** Matches the first digits of a telephone number, area code included, however they are grouped. */
function numberPattern(e164: string): RegExp {
  const digits = e164.replace(/^\+44/, "").replace(/\D/g, "").slice(0, "1414960".length);
  return new RegExp([...digits].join("[\\s()-]*"), "gu");
}

const pricePattern = (price: string) => new RegExp(`${escapePattern(price)}(?!\\d|[.,]\\d)`, "gu");
const wordPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, "gu");
