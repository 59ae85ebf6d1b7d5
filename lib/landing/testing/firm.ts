/** A firm, plans and services for tests of figures: only the fields that the functions read. */
import type { Industry, Plan, Plans, Service } from "@/lib/content";
import type { TradeMonth } from "@/lib/plans/trade-year";
import type { ExampleFirm, FirmHours } from "../example-firm";

export const STARTER = {
  name: "Starter",
  price: 499,
  calls: 100,
  hours: { from: 9, to: 18 },
  days: "mon-fri",
  otherLanguages: 0,
} as Plan;
export const PROFESSIONAL = {
  name: "Professional",
  price: 799,
  calls: 500,
  hours: { from: 6, to: 22 },
  otherLanguages: 1,
} as Plan;
export const ENTERPRISE = { name: "Enterprise", price: 1499 } as Plan;
export const PLANS = {
  overflowCallPrice: 0.5,
  plans: [STARTER, PROFESSIONAL, ENTERPRISE],
  terms: { trialDays: 14, noticeDays: 60, onboarding: "3 days" },
} as unknown as Plans;

export const serviceOf = (fields: Partial<Service>) =>
  ({ channel: "phone", reply: "at-once", contact: { one: "call", many: "calls" }, ...fields }) as Service;
export const CALLS = serviceOf({});

export const NONE: ReadonlySet<number> = new Set();

/** A firm with this many calls a month, of three minutes each. */
export const firmWith = (perMonth: number, service = CALLS) => ({
  service,
  contacts: { perMonth, minutes: 3 },
  plans: PLANS,
});

/** From nine to five. */
const NINE_TO_FIVE = { seasons: [[{ from: 540, to: 1020 }]] };

/** A year of 1,000 open minutes, of which the plans answer these, and as large a share of the contacts. */
export const answering = (...answered: number[]) =>
  ({
    year: { openMinutes: 1000, answered },
    quiet: { from: 20, to: 8, percent: 20 },
    left: answered.map(() => ""),
    strips: { open: NINE_TO_FIVE, plans: answered.map(() => NINE_TO_FIVE) },
    desks: answered.map((minutes, plan) => ({
      contactShare: minutes / 1000,
      days: 300 + plan,
      minutes: 6000,
      longestGap: 0,
    })),
  }) as unknown as FirmHours;

const monthNames = Array.from({ length: 12 }, (_, index) => {
  const month = ((10 + index) % 12) + 1;
  return `${month > 10 ? 2026 : 2027}-${String(month).padStart(2, "0")}-01`;
});
/** Twelve months from November on, each with 30 days, 20 of them open for eight hours, except for the fields given. */
export const yearOf = (fields: Partial<TradeMonth>[] = []) =>
  ({
    year: {
      months: monthNames.map((from, n) => ({
        from,
        days: 30,
        openDays: 20,
        openMinutes: 9600,
        ...fields[n],
      })),
    },
  }) as unknown as FirmHours;

/** Everything that the figures depend on. */
export const inputWith = (fields: Partial<ExampleFirm> & Pick<ExampleFirm, "context">): ExampleFirm => ({
  ...firmWith(600),
  industry: {
    exampleFirm: "a firm with four vans",
    services: {},
    travels: false,
    names: { customer: "tenant", customers: "tenants" },
    newCustomer: { from: 90, to: 4500, why: "Because." },
  } as Industry,
  hours: answering(250, 1000, 1000),
  busyMonths: NONE,
  language: undefined,
  otherLanguage: undefined,
  wage: undefined,
  money: { code: "GBP", perPound: 1 } as ExampleFirm["money"],
  contactWorth: 8,
  staffCosts: {} as ExampleFirm["staffCosts"],
  isBritish: false,
  ...fields,
});
