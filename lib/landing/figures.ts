/** What the figures of a landing page depend on, and how shares and prices of contacts are rounded. */
import type { Industry, Plans, Service, StaffCosts } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { CityTerms } from "./city-terms";
import { formatAmount } from "./english";
import type { TradeHours } from "./trade-hours";

/** Contacts of the service that the example firm of an industry has. */
export interface Contacts {
  /** In an average month. */
  perMonth: number;
  /** Minutes that one takes. */
  minutes: number;
}

/** Of so many enquiries one becomes a customer. An example, named with the figures. */
export const ONE_IN = 5;

export interface FiguresInput extends Omit<CityTerms, "key"> {
  service: Service;
  /** With the names that the country uses. */
  industry: Industry;
  contacts: Contacts;
  hours: TradeHours;
  /** 1 to 12. */
  busyMonths: ReadonlySet<number>;
  plans: Plans;
  staffCosts: StaffCosts;
  context: Pick<CityContext, "messages" | "words" | "asOf" | "homeCity">;
}

/** The firm that the figures are typical of: "a firm with four vans". */
export function exampleFirmOf({ service, industry }: Pick<FiguresInput, "service" | "industry">): string {
  return industry.services[service.slug]?.exampleFirm ?? industry.exampleFirm;
}

/** In whole pence: "£2.47". */
export function pricePerContact(total: number, contacts: number): string {
  return formatAmount(Math.round((100 * total) / contacts) / 100);
}

/** In whole per cent; less than a hundred unless it is all, and more than none unless it is nothing. */
export function percentOf(part: number, whole: number): number {
  if (part === whole) return 100;
  return part === 0 ? 0 : Math.max(1, Math.min(99, Math.round((100 * part) / whole)));
}

/** Hours that contacts take, in whole numbers. */
export function hoursOfWork(count: number, { minutes }: Contacts): number {
  return Math.round((count * minutes) / 60);
}
