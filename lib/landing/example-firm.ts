/** The example firm of an industry in a city: what all figures of a landing page depend on. */
import type { Industry, Plan, Plans, QuietHours, Service, StaffCosts } from "@/lib/content";
import { priceOfMonth } from "@/lib/plans/price";
import type { TradeYear } from "@/lib/plans/trade-year";
import type { Wording } from "./english";
import type { LocalTerms } from "./language-wage-and-money";

/** Contacts of the service that the firm has. */
export interface Contacts {
  /** In an average month. */
  perMonth: number;
  /** Minutes that one takes. */
  minutes: number;
}

/** What reaches the firm; undefined if the service does not suit the industry. */
export function contactsOf({ slug }: Service, { services }: Industry): Contacts | undefined {
  // Validation makes sure that every industry has an entry for every service.
  const { perMonth, minutes } = services[slug]!;
  return perMonth === undefined || minutes === undefined ? undefined : { perMonth, minutes };
}

/** Of so many enquiries one becomes a customer. An example, named with the figures. */
export const ONE_IN = 5;

/** When the desk of a plan answers the firm. */
export interface DeskSummary {
  /** Of the firm's contacts, those that come while the plan answers, 0 to 1. */
  contactShare: number;
  /** Days of the year on which the plan answers, and minutes. */
  days: number;
  minutes: number;
  /** The longest time in which nobody answers, in minutes. */
  longestGap: number;
}

/** The week and the year of the firm, and what the plans answer of them. */
export interface FirmHours {
  year: TradeYear;
  /** The usual week in words. */
  opening: string;
  /** Open hours of a usual week that each plan leaves to the firm, in words; "" if none. */
  left: readonly string[];
  /** When contacts are few. */
  quiet: QuietHours;
  /** Each plan, in the order of the price list. */
  desks: readonly DeskSummary[];
  /** The hours of each plan on the firm's clock: "Monday to Friday, 9 am to 6 pm". */
  strips: { plans: readonly { text: string }[] };
}

/** The firm with its service and industry. Figures that depend on nothing else are the same on all pages with equal firms. */
export interface ExampleFirm extends Omit<LocalTerms, "key"> {
  service: Service;
  /** With the names that the country uses. */
  industry: Industry;
  contacts: Contacts;
  hours: FirmHours;
  /** 1 to 12. */
  busyMonths: ReadonlySet<number>;
  plans: Plans;
  staffCosts: StaffCosts;
  context: Wording & { homeCity: string };
}

/** The firm in words: "a firm with four vans". */
export function nameOfFirm({ service, industry }: Pick<ExampleFirm, "service" | "industry">): string {
  return industry.services[service.slug]?.exampleFirm ?? industry.exampleFirm;
}

/** Hours that contacts take, in whole numbers. */
export function hoursOfWork(count: number, { minutes }: Contacts): number {
  return Math.round((count * minutes) / 60);
}

/** GBP for a month on a plan, with the service, in which it answers so many contacts. */
export function monthlyPrice(
  plan: Plan,
  contacts: number,
  { service, plans }: { service: Service; plans: Pick<Plans, "overflowCallPrice"> },
): number {
  return priceOfMonth(plan, contacts, plans.overflowCallPrice, addOnPrice(service));
}

/** GBP a month on top of a plan; 0 if there is no fixed price. */
export function addOnPrice({ addOn }: Pick<Service, "addOn">): number {
  return typeof addOn === "number" ? addOn : 0;
}
