/** What the figures of a page depend on, and the plans for a firm: docs/behaviour.md#the-week-and-the-year. */
import type { Industry, Plan, Plans, Service, StaffCosts } from "@/lib/content";
import { choosePlan as choose, speaks, type Choice } from "@/lib/plans/choose-plan";
import type { CityContext } from "./city-context";
import type { CityTerms } from "./city-terms";
import { formatAmount } from "./english";
import { addOnPrice, estimateMonth, type Estimate } from "./estimate";
import type { DeskSummary, TradeHours } from "./trade-hours";

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
  hours: TradeHours;
  /** 1 to 12. */
  busyMonths: ReadonlySet<number>;
  plans: Plans;
  staffCosts: StaffCosts;
  /** Whether the employer's contributions are those of the United Kingdom. */
  isBritish: boolean;
  context: Pick<CityContext, "messages" | "words" | "asOf" | "homeCity">;
}

/** A plan for a firm of an industry in a city. */
export interface PlanOption {
  plan: Plan;
  /** Of the firm's contacts that it answers, 0 to 1: those that come in its hours, or all where customers may wait. */
  share: number;
  /** Open minutes of the year that it answers. */
  answeredMinutes: number;
  /** When it answers at all. */
  desk: DeskSummary;
  /** Contacts that it answers in an average month. */
  contacts: number;
  /** That month. */
  estimate: Estimate;
}

/** The plan that suits a page. */
export type PlanChoice = Choice<PlanOption>;

/** True for services that a plan answers while customers wait or write. */
export function hasPlan({ channel }: Pick<Service, "channel">): boolean {
  return channel !== "lead" && channel !== "project";
}

/** The plans in the order of the price list. */
export function comparePlans({
  service,
  hours: { year, desks },
  plans: { plans, overflowCallPrice },
  contacts: { perMonth },
}: Pick<FiguresInput, "service" | "hours" | "plans" | "contacts">): PlanOption[] {
  return plans.map((plan, index) => {
    const desk = desks[index]!;
    const share = service.reply === "at-once" ? desk.contactShare : 1;
    const contacts = Math.round(perMonth * share);
    return {
      plan,
      share,
      answeredMinutes: year.answered[index]!,
      desk,
      contacts,
      estimate: estimateMonth(plan, contacts, overflowCallPrice, addOnPrice(service)),
    };
  });
}

/** The plan that suits a firm. */
export function choosePlan(
  { service, language, contactWorth }: Pick<FiguresInput, "service" | "language" | "contactWorth">,
  options: readonly PlanOption[],
): PlanChoice {
  return choose({ reply: service.reply, language, contactWorth }, options);
}

/**
 * Whether a plan can be chosen: one that does not speak to the customers, or is closed whenever they call, cannot.
 *
 * @param language that of most customers; undefined for English
 */
export function isChoice({ plan, contacts }: PlanOption, language: string | undefined): boolean {
  return contacts > 0 && speaks(plan, language);
}

/** "£2.47". */
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
