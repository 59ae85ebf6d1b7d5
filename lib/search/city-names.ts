/** Cities by the names in the path of a page that does not exist: the 404 page leads to theirs. */
import type { City } from "@/lib/content";
import { spellings, wordsOf } from "./folded-words";

/** A city with everything that it may be called in a path. */
export interface NamedCity extends Pick<City, "slug" | "label"> {
  /** Distinguishes namesakes: "Ontario, Canada". */
  place: string;
  /** Its name and its aliases. */
  names: string[];
  /** What a path may add to a name: state, country, and their short forms. */
  qualifiers: string[];
  region: string;
  country: string;
}

/** A city with its names, for {@link findCitiesByName}. */
export function nameCity({ slug, name, label, admin, subdivision, aliases = [], country }: City): NamedCity {
  const { title, region, aliases: otherNames = [] } = country;
  return {
    slug,
    label,
    place: [admin, title].filter((part) => part !== name && !label.endsWith(`, ${part}`)).join(", "),
    names: [name, ...aliases],
    qualifiers: [admin, ...(subdivision ? [subdivision] : []), title, ...otherNames],
    region: region.slug,
    country: country.slug,
  };
}

/**
 * The cities that a text names in full, in any spelling: "duesseldorf", "munchen", "newcastle", "austin-tx". Unlike the
 * search it corrects no typos, because a path leads to a city without a question.
 */
export function findCitiesByName(cities: readonly NamedCity[], text: string): NamedCity[] {
  const typed = keysOf(text);
  return cities.filter(({ names, qualifiers }) =>
    names.flatMap(keysOf).some((name) =>
      typed.some((key) => {
        if (key === name) return true;
        return key.startsWith(`${name} `) && qualifiers.flatMap(keysOf).includes(key.slice(name.length + 1));
      }),
    ),
  );
}

/** The folded spellings of a name, with "Saint" shortened: "St. John's" gives "st johns". */
function keysOf(text: string): string[] {
  return spellings(text).map((spelling) =>
    wordsOf(spelling)
      .map((word) => (word === "saint" ? "st" : word))
      .join(" "),
  );
}
