import type { Industry, LegalWage, Plans, Service } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { TradeHours } from "./trade-hours";

/** Contacts of the service that the example firm of an industry has. */
export interface Contacts {
  /** In an average month. */
  perMonth: number;
  /** Minutes that one takes. */
  minutes: number;
}

/** A minimum wage, in the currency of the country. */
export interface LocalWage extends LegalWage {
  /** ISO 4217 code. */
  currency: string;
  /** How much of it a pound buys. */
  perPound: number;
}

/** What the figures of a page depend on. */
export interface FiguresInput {
  service: Service;
  /** With the names that the country uses. */
  industry: Industry;
  contacts: Contacts;
  /** What cannot wait for opening time; undefined if nothing, or if those who get in touch are no customers. */
  emergency: string | undefined;
  hours: TradeHours;
  /** 1 to 12. */
  busyMonths: ReadonlySet<number>;
  /** That of most customers; undefined for English. */
  language: string | undefined;
  /** The most common besides English, of most customers or of many. */
  otherLanguage: string | undefined;
  /** The least that the law lets an employer pay there; undefined if it is not known. */
  wage: LocalWage | undefined;
  plans: Plans;
  context: Pick<CityContext, "messages" | "words" | "asOf">;
}
