/** Services and industries as they are called and described in a country: "tires" for "tyres". */
import { memoize, once } from "export-kit/queries";
import type { Country, Industry, Service } from "@/lib/content";
import { atPriceLevel } from "@/lib/plans/price";

/**
 * The texts of an industry for readers of a country: others where the trade works in another way there, and in the words
 * of the country. The industry itself in a country without words or a variant of its own.
 */
export const textsIn = memoize((industry: Industry) =>
  memoize((country: Country) => inWordsOf(country, withVariant(industry, industry.in?.[country.slug]))),
);

/** A service in the words of a country, or itself. */
export const serviceIn = memoize((service: Service) =>
  memoize((country: Country) => inWordsOf(country, service)),
);

/** An industry by its names in a country, and with what a customer brings at its prices: itself where both are usual. */
export const namesIn = memoize((industry: Industry) =>
  memoize(({ slug, priceLevel }: Country): Industry => {
    const names = industry.namesIn?.[slug];
    if (!names && priceLevel === undefined) return industry;
    return withFields(industry, {
      names: () => ({ ...industry.names, ...names }),
      newCustomer() {
        const { from, to, ...texts } = industry.newCustomer;
        return { ...texts, from: atPriceLevel(from, priceLevel), to: atPriceLevel(to, priceLevel) };
      },
    });
  }),
);

/** Texts in the words of a country, or themselves if it has none of its own. */
export function inWordsOf<T extends object>({ words }: Country, texts: T): T {
  if (words === undefined) return texts;
  const translator = translatorFor(words);
  const fields = Object.keys(texts).filter((key) => !NAMES_OF_PAGES.has(key));
  return withFields(
    texts,
    Object.fromEntries(fields.map((key) => [key, () => translate(texts[key as keyof T], translator)])),
  );
}

function withVariant(industry: Industry, variant: NonNullable<Industry["in"]>[string] | undefined): Industry {
  if (!variant) return industry;
  const { services = {}, ...others } = variant;
  const servicesThere = () =>
    Object.fromEntries(
      Object.entries(industry.services).map(([slug, usual]) => [slug, { ...usual, ...services[slug] }]),
    );
  return withFields(industry, { services: servicesThere }, others);
}

/**
 * A copy with some fields replaced.
 *
 * @param computed are computed when they are first read: otherwise a page that shows one text would depend on all
 */
function withFields<T extends object>(
  record: T,
  computed: Readonly<Record<string, () => unknown>>,
  given: Partial<T> = {},
): T {
  const getters = Object.entries(computed).map(([name, compute]) => [
    name,
    { enumerable: true, get: once(compute) },
  ]);
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(record),
      ...Object.getOwnPropertyDescriptors(given),
      ...(Object.fromEntries(getters) as PropertyDescriptorMap),
    },
  ) as T;
}

type Translator = (text: string) => string;

/** Returns a function that puts the words of a country into a text. */
export const translatorFor = memoize((words: NonNullable<Country["words"]>): Translator => {
  const longestFirst = Object.keys(words).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "gi");
  const replaceIn = (text: string, wordOf: (key: string) => string) =>
    text.replace(pattern, (found) => {
      const word = wordOf(found.toLowerCase());
      if (found[0] === found[0]!.toLowerCase()) return word;
      // "Call Centre" in a title, "Call centre" at the start of a sentence.
      return word.replaceAll(/ \p{Lu}/u.test(found) ? /(?<=^| )./g : /^./g, (letter) => letter.toUpperCase());
    });
  // A phrase may be replaced by one with another word of the list, and one that keeps its words is left alone.
  const known = new Map(
    Object.entries(words).map(([key, word]) => [
      key,
      key === word ? word : replaceIn(word, (each) => words[each]!),
    ]),
  );
  return (text) => replaceIn(text, (key) => known.get(key)!);
});

/** What names a page or its pictures, and is not read: the same in every country. */
const NAMES_OF_PAGES = new Set(["slug", "category", "aliases"]);

/** Every text in an object or a list, which stays the same object if no text changes. */
function translate(value: unknown, translator: Translator): unknown {
  if (typeof value === "string") return translator(value);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => {
    const text = NAMES_OF_PAGES.has(key) ? item : translate(item, translator);
    return { key, text, isOwn: text !== item };
  });
  if (!entries.some(({ isOwn }) => isOwn)) return value;
  return Array.isArray(value)
    ? entries.map(({ text }) => text)
    : Object.fromEntries(entries.map(({ key, text }) => [key, text]));
}
