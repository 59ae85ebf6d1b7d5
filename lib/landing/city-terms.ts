import type { City, LegalWage } from "@/lib/content";
import { languagesOf, mainLanguage } from "./languages";

/** What the figures of a page take from its city. */
export interface CityTerms {
  /** Cities with the same one have the same terms. */
  key: string;
  /** That of most customers; undefined for English. */
  language: string | undefined;
  /** The most common besides English, of most customers or of many. */
  otherLanguage: string | undefined;
  /** The least that the law lets an employer pay there, in `money`; undefined if it is not known. */
  wage: LegalWage | undefined;
  /** The currency of the country, and how much of it a pound buys. */
  money: City["country"]["currency"];
  /** GBP that a further contact is worth, at the prices of the country. */
  contactWorth: number;
  /** Whether employers owe what those of the United Kingdom do. */
  isBritish: boolean;
}

/**
 * @param answered the languages in which the desk answers
 * @param contactWorth GBP that a further contact is worth at the company's own prices
 */
export function describeTerms(
  city: City,
  answered: ReadonlySet<string>,
  wage: LegalWage | undefined,
  contactWorth: number,
): CityTerms {
  const [, second = ""] = languagesOf(city);
  const language = mainLanguage(city);
  const otherLanguage = language ?? (answered.has(second) ? second : undefined);
  const { priceLevel = 1, currency: money } = city.country;
  const isBritish = city.country.code === "GB";
  return {
    key: [language, otherLanguage, wage?.whose, wage?.hourly, money.code, priceLevel, isBritish].join(" "),
    language,
    otherLanguage,
    wage,
    money,
    contactWorth: contactWorth * priceLevel,
    isBritish,
  };
}
