import { z } from "zod";
import { aliases, clause, name, sentence, sentenceOf, slug, text, zone } from "./text.ts";

/** ISO 3166-1 alpha-2 codes of the countries served. */
export const countryCode = z.enum(["US", "CA", "MX", "GB", "DE", "FR", "AU", "NZ"]);
export type CountryCode = z.infer<typeof countryCode>;

const currencies = new Set(Intl.supportedValuesOf("currency"));
const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether a BCP 47 tag names a language that there is. */
function isLocale(tag: string): boolean {
  try {
    return languageNames.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}

const country = z.strictObject({
  title: name,
  slug,
  aliases: aliases.optional(),
  code: countryCode,
  /** How the name stands after "in": "the United States". */
  inSentence: clause,
  /** ISO 4217 code and the name of one and many of it: "US dollars". */
  currency: z.strictObject({
    code: z.string().refine((code) => currencies.has(code), "expected an ISO 4217 code such as GBP"),
    many: clause,
  }),
  /** E.164 country calling code without the plus. */
  callingCode: z.string().regex(/^\d{1,3}$/, "expected digits"),
  /** How a number goes on behind the calling code; completes "+1, then …". */
  numbers: clause,
  /** BCP 47 tags, the first decides how numbers and dates are written there. */
  locales: z.array(z.string().refine(isLocale, "expected a locale such as en-GB")).min(1),
  /** Languages callers speak, most common first, in English. */
  languages: z.array(text).min(1),
  summary: sentence,
});

/** `content/locations/regions.yaml`: a region with its countries, in the order listed. */
export const regionSchema = z.strictObject({
  title: name,
  slug,
  aliases: aliases.optional(),
  summary: sentence,
  countries: z.array(country),
});
export type RegionContent = z.infer<typeof regionSchema>;

/** One row of `content/locations/<country>.yaml`. */
export const citySchema = z.strictObject({
  name,
  slug,
  aliases: aliases.optional(),
  /** GeoNames id, the key under which coordinates are checked. */
  geonames: z.int().positive(),
  /** State, province, Land, nation or region, as printed. */
  admin: text,
  /** Its code without the country, as date-holidays knows it: NY, ON, BY, SCT. Absent where holidays are national only. */
  subdivision: z
    .string()
    .regex(/^[A-Z0-9]{2,3}$/, "expected a subdivision code such as NY or SCT")
    .optional(),
  /** A part of the subdivision with holidays of its own, as date-holidays or its corrections know it. */
  holidayRegion: z.string().optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: zone,
  /** Languages callers speak, most common first, where they are not the country's. */
  languages: z.array(text).min(1).optional(),
  /** Well-known districts or adjoining towns, most populous first. */
  areas: z.array(name).length(5),
  /** One true, lasting thing about the place that matters to who picks up its phones. */
  note: sentenceOf(12, 40),
  /** What somebody who sends people to doors there has to know. */
  access: sentenceOf(12, 40),
  /** When the place is busy and when it is quiet. */
  rhythm: sentenceOf(12, 40),
  /** How people there speak to whoever answers: names, spellings, languages. */
  speech: sentenceOf(12, 40),
  /** What a caller there is likely to be sitting in. */
  homes: sentenceOf(12, 40),
});
export type CityContent = z.infer<typeof citySchema>;
