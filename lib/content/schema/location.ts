import { z } from "zod";
import { ref } from "./reference.ts";
import {
  addProblem,
  aliases,
  clause,
  distinct,
  name,
  rowsBy,
  sentence,
  sentenceOf,
  slug,
  source,
  text,
} from "./text.ts";

/** ISO 3166-1 alpha-2 codes of the countries served. */
export const countryCode = z.enum(["US", "CA", "MX", "GB", "DE", "FR", "AU", "NZ"]);
export type CountryCode = z.infer<typeof countryCode>;

const currencies = new Set(Intl.supportedValuesOf("currency"));

const country = z.strictObject({
  title: name,
  slug,
  aliases: aliases.optional(),
  code: countryCode,
  /** The name after "in" or "of": "the United States". */
  inSentence: clause,
  /** ISO 4217 code, and the plural of the name: "US dollars". */
  currency: z.strictObject({
    code: z.string().refine((code) => currencies.has(code), "expected an ISO 4217 code such as GBP"),
    many: clause,
    /**
     * How much of it a pound buys, roughly: for amounts that pages give as "about". A pound buys more than one of each
     * of these currencies; less is the rate the other way round.
     */
    perPound: z.number().min(1),
  }),
  /** The public holidays on which private firms close; absent if they close on all. */
  firmsKeep: z.array(name).min(1).optional(),
  /** Numbers that its people call in an emergency: texts for the country name no others. */
  emergency: z.array(z.string().regex(/^\d{3}$/, "expected three digits")).min(1),
  /** Prices there as a multiple of those in the company's country; absent where the two are close. */
  priceLevel: z.number().positive().optional(),
  /** What its readers call things that our texts name in other words; the first ones in small letters. */
  words: z.record(z.string().regex(/^[a-z', -]+$/, "expected small letters"), text).optional(),
  /** Languages callers speak, most common first, in English. */
  languages: z.array(text).min(1),
  summary: sentence,
});

/** A region with its countries, in the order listed. */
const region = z.strictObject({
  title: name,
  slug,
  aliases: aliases.optional(),
  summary: sentence,
  countries: z.array(country),
});
export type RegionContent = z.infer<typeof region>;
export type CountryContent = RegionContent["countries"][number];

/** `content/locations/regions.yaml`. */
export const regionsSchema = rowsBy("slug", region).superRefine((regions, context) => {
  const earlier: CountryContent[] = [];
  for (const [position, { countries }] of regions.entries())
    for (const [index, country] of countries.entries()) {
      for (const [field, message] of contradictionsOf(country, earlier))
        addProblem(context, [position, "countries", index, field], message);
      earlier.push(country);
    }
});

/** A country with the slug or code of an earlier one, or another rate of its currency. */
function* contradictionsOf(
  { slug, code, currency }: CountryContent,
  earlier: readonly CountryContent[],
): Generator<[field: string, message: string]> {
  for (const [key, value] of Object.entries({ slug, code })) {
    const same = earlier.find((other) => other[key as "slug" | "code"] === value);
    if (!same) continue;
    yield [key, `expected a unique ${key}, “${value}” is that of ${same.title}`];
    return;
  }
  const shared = earlier.find((other) => other.currency.code === currency.code)?.currency ?? currency;
  if (shared.many !== currency.many || shared.perPound !== currency.perPound) {
    const first = `${shared.many}, ${shared.perPound} for a pound`;
    yield ["currency", `expected that of the other country with ${currency.code}: ${first}`];
  }
}

/** What a climate can have, and a busy period can need: see `content/climates.yaml`. */
export const weatherCondition = z.enum([
  ...["frost", "snow", "winter-break", "cold", "heat", "warm"],
  ...["growing", "leaf-fall", "gales", "dark", "rains"],
] as const);

/** A class of climates; cities name theirs by `id`. */
const climate = z.strictObject({
  id: slug,
  /** What recurs every year. Darkness depends on the latitude alone, so pages compute it. */
  conditions: distinct(weatherCondition.exclude(["dark"]), "condition"),
});
export type Climate = z.infer<typeof climate>;

/** `content/climates.yaml`. */
export const climatesSchema = rowsBy("id", climate);

const city = z.strictObject({
  name,
  slug,
  aliases: aliases.optional(),
  /** Said with the name where readers think of another city first: Perth, Australia, beside the one near Glasgow. */
  beside: name.optional(),
  /** GeoNames id, used to check the coordinates. */
  geonames: z.int().positive(),
  /** State, province, Land, nation or region, as printed. */
  admin: text,
  /** Code in date-holidays, without the country: NY, ON, BY, SCT. Absent if all holidays are national. */
  subdivision: z
    .string()
    .regex(/^[A-Z0-9]{2,3}$/, "expected a subdivision code such as NY or SCT")
    .optional(),
  /** Code of a part of the subdivision with its own holidays, in date-holidays or its corrections. */
  holidayRegion: z.string().optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: text,
  climate: ref("climate"),
  /** Languages callers speak, most common first; absent if they are the country's. */
  languages: z.array(text).min(1).optional(),
  /** Well-known districts or adjoining towns, most populous first. */
  areas: z.array(name).length(5),
  /** A lasting fact about the city that matters for answering its calls. */
  note: sentenceOf(12, 40),
  /** What dispatchers have to know about getting to homes and businesses. */
  access: sentenceOf(12, 40),
  /** Busy and quiet times of the city. */
  rhythm: sentenceOf(12, 40),
  /** How callers speak: names, spellings, languages. */
  speech: sentenceOf(12, 40),
  /** Typical homes of callers. */
  homes: sentenceOf(12, 40),
  /** Parts of the city that GeoNames lists apart, by GeoNames' names. */
  withinCity: z.array(name).min(1).optional(),
});
export type CityContent = z.infer<typeof city>;
/** What determines a city's holidays and the places around it. */
export type CityPlace = Pick<
  CityContent,
  | "slug"
  | "name"
  | "latitude"
  | "longitude"
  | "geonames"
  | "subdivision"
  | "holidayRegion"
  | "withinCity"
  | "areas"
>;

/** `content/locations/<country>.yaml`. `lib/content/consistency/check-cities.ts` checks that the fields of a row agree. */
export const citiesSchema = z.array(city);

/** People of a place for which GeoNames has another number. */
const population = z.strictObject({
  /** As in GeoNames, or a city of the catalogue. */
  name,
  /** The city of the catalogue that it is, or is near to. */
  near: ref("city"),
  /** 0 for a place that is counted elsewhere or no longer exists. */
  people: z.int().min(0),
  year: z.int().min(2011),
  source,
});
export type Population = z.infer<typeof population>;

/** `content/locations/populations.yaml`. */
export const populationsSchema = z.array(population);
