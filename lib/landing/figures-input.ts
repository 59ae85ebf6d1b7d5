import type { Industry, Plans, Service } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { CityTerms } from "./city-terms";
import type { TradeHours } from "./trade-hours";

/** Contacts of the service that the example firm of an industry has. */
export interface Contacts {
  /** In an average month. */
  perMonth: number;
  /** Minutes that one takes. */
  minutes: number;
}

/** What the figures of a page depend on. */
export interface FiguresInput extends Omit<CityTerms, "key"> {
  service: Service;
  /** With the names that the country uses. */
  industry: Industry;
  contacts: Contacts;
  /** What cannot wait for opening time; undefined if nothing, or if those who get in touch are no customers. */
  emergency: string | undefined;
  hours: TradeHours;
  /** 1 to 12. */
  busyMonths: ReadonlySet<number>;
  plans: Plans;
  context: Pick<CityContext, "messages" | "words" | "asOf">;
}
