/** The inputs of the comparison: docs/behaviour.md#compare. */
import type { ComparisonData } from "./compare-data";
import { choiceField } from "./fields";
import { createDirectory, type Directory } from "./firm";
import type { Field, Texts } from "./query";

/** What the columns are. */
export const SUBJECTS = [
  ["cities", "Cities"],
  ["services", "Services"],
] as const;

/** The data and what is looked up in it. */
export interface ComparisonDirectory extends Directory {
  data: ComparisonData;
  fields: Readonly<Record<FieldName, Field>>;
}

type FieldName = "compare" | "industry" | "service" | "service-2" | "city" | "city-2" | "city-3";

/** Fields and look-ups by slug, made once of the data. */
export function createComparisonDirectory(data: ComparisonData): ComparisonDirectory {
  const directory = createDirectory(data.places);
  const cities = [...directory.cities.keys()];
  const services = data.services.map(({ slug }) => slug);
  return {
    ...directory,
    data,
    fields: {
      compare: choiceField(
        "compare",
        "Compare",
        SUBJECTS.map(([value]) => value),
      ),
      industry: choiceField("industry", "Trade", [...directory.trades.keys()]),
      service: choiceField("service", "Service", services),
      "service-2": choiceField("service-2", "Second service", services),
      city: choiceField("city", "City", cities),
      "city-2": choiceField("city-2", "Second city", cities),
      "city-3": choiceField("city-3", "Third city", ["", ...cities]),
    },
  };
}

/** The fields, those that defaults of others depend on first. */
export function comparisonFields({ fields }: ComparisonDirectory): Field[] {
  return Object.values(fields);
}

/** Default of a field of `comparisonFields`. */
export function comparisonDefault({ data }: ComparisonDirectory, name: string, texts: Texts): string {
  const { places, services, contacts, example } = data;
  switch (name as FieldName) {
    case "compare":
      return SUBJECTS[0][0];
    case "industry":
      return example.industry;
    case "service":
      return example.service;
    case "service-2":
      return services.find(
        ({ slug }) => slug !== texts.service && contacts[texts.industry!]?.[slug] !== undefined,
      )!.slug;
    case "city":
      return places.desk.city;
    case "city-2":
      // In another country: there hours, holidays and language differ.
      return places.countries.find((country) => country.places.every(({ slug }) => slug !== texts.city))!
        .places[0]!.slug;
    case "city-3":
      return "";
  }
}

/** A column: slugs. */
export interface Side {
  industry: string;
  service: string;
  city: string;
}

/** The columns of valid texts; a city or service that is chosen twice has one. */
export function sidesOf(texts: Texts): Side[] {
  const side = (service: string, city: string): Side => ({ industry: texts.industry!, service, city });
  if (texts.compare === "services")
    return [...new Set([texts.service!, texts["service-2"]!])].map((service) => side(service, texts.city!));
  const cities = [texts.city!, texts["city-2"]!, texts["city-3"]!].filter((slug) => slug !== "");
  return [...new Set(cities)].map((city) => side(texts.service!, city));
}
