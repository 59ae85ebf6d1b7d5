/** What the figures of a page take from the place where its city is: the language, the minimum wage and the currency. */
import type { City, LegalWage } from "@/lib/content";

/** What customers in a city speak, the most common language first. */
export function languagesOf({ languages, country }: City): readonly string[] {
  return languages ?? country.languages;
}

/** What most customers in a city speak; undefined for English. */
export function mainLanguage(city: City): string | undefined {
  const [first] = languagesOf(city);
  return first === "English" ? undefined : first;
}

/** The terms of a place. */
export interface LocalTerms {
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
export function localTerms(
  city: City,
  answered: ReadonlySet<string>,
  wage: LegalWage | undefined,
  contactWorth: number,
): LocalTerms {
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
