import type { Country, Industry } from "@/lib/content";
import { memoize } from "./memoize";

const inCountries = memoize((industry: Industry) =>
  memoize(({ slug, words }: Country): Industry => {
    const own = withVariant(industry, industry.in?.[slug]);
    return words === undefined ? own : (translate(own, translatorFor(words)) as Industry);
  }),
);

/**
 * The texts of an industry for readers of a country: others where the trade works in another way there, and in the words
 * of the country. The industry itself where neither differs.
 */
export function textsIn(industry: Industry, country: Country): Industry {
  return inCountries(industry)(country);
}

function withVariant(industry: Industry, variant: NonNullable<Industry["in"]>[string] | undefined): Industry {
  if (!variant) return industry;
  const services = Object.entries(industry.services).map(([slug, conversation]) => [
    slug,
    { ...conversation, ...variant.services?.[slug] },
  ]);
  return { ...industry, ...variant, services: Object.fromEntries(services) };
}

type Translator = (text: string) => string;

const translatorFor = memoize((words: NonNullable<Country["words"]>): Translator => {
  const known = new Map(Object.entries(words));
  const longestFirst = [...known.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "gi");
  return (text) =>
    text.replace(pattern, (found) => {
      const word = known.get(found.toLowerCase())!;
      return found[0] === found[0]!.toLowerCase() ? word : word[0]!.toUpperCase() + word.slice(1);
    });
});

/** What links and lists name an industry by: the same in every country. */
const NAMES_OF_PAGES = new Set(["title", "slug", "category", "aliases"]);

/** Every text in an object or a list. */
function translate(value: unknown, translator: Translator): unknown {
  if (typeof value === "string") return translator(value);
  if (Array.isArray(value)) return value.map((item) => translate(item, translator));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      NAMES_OF_PAGES.has(key) ? item : translate(item, translator),
    ]),
  );
}
