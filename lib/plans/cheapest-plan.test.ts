/**
 * The cheapest plan for all combinations of calls, hours, add-ons and languages, against a computation that shares no
 * code with it: half hour by half hour through the year on the platform's own clocks, and prices in pence.
 */
import { getContent } from "@/lib/content";
import { clockDifference } from "@/lib/geo/zone";
import { coverHours } from "./coverage";
import { readOpenHours } from "./typed-hours";
import { cheaperFrom, priceLine, type PricedPlan } from "./price";
import { cheapestQuote, priceCoverages } from "./quote";

const {
  plans: PRICES,
  site: {
    geo: { timezone: DESK },
    asOf,
  },
  landing: {
    trade: { quietHours },
  },
} = getContent();

const ZONES = ["America/New_York", "Australia/Sydney"];
const days = (count: number, hours: string) =>
  Array.from({ length: 7 }, (_, day) => (day < count ? hours : ""));
const WEEKS = [
  days(5, "09:00-18:00"),
  days(6, "07:00-21:00"),
  days(7, "00:00-24:00"),
  days(2, "18:00-02:00"),
  ["", "", "", "", "", "10:00-12:00 and 13:00-16:00", "10:00-12:00"],
];
const ADD_ONS = PRICES.addOns.flatMap(({ service, price }) =>
  service && typeof price === "number" ? [{ service, price }] : [],
);
const SETS = [[], ...ADD_ONS.map((addOn) => [addOn]), ADD_ONS];
const LANGUAGE = PRICES.addOns.find(({ per }) => per === "language")!;
const LINES = PRICES.plans.map((plan) => priceLine(plan, PRICES, { addOns: [], languages: 0 }, "monthly"));
/** Each number around the bends and break-evens of the prices. */
const CALLS = [
  ...PRICES.plans.flatMap(({ calls = 5000 }) => calls),
  ...LINES.flatMap((one) => LINES.flatMap((other) => cheaperFrom(one, other) ?? [])),
].flatMap((calls) => [Math.max(0, calls - 1), calls, calls + 1]);

/** Index of the weekday, from Monday, and hour and minute, on the clock of a zone. */
function clockOf(zone: string): (at: number) => { day: number; minute: number } {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (at) => {
    const [, weekday = "", hour, minute] = /(\w+),? (\d+):(\d+)/.exec(format.format(at))!;
    return {
      day: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(weekday),
      minute: Number(hour) * 60 + Number(minute),
    };
  };
}

const HALF_HOUR = 30;
const deskClock = clockOf(DESK);

/** For each half hour of a week in a zone, the half hours at the desk with which it coincides in the year. */
function meetings(zone: string): Map<number, Set<number>> {
  const clock = clockOf(zone);
  const found = new Map<number, Set<number>>();
  const halfHourOf = ({ day, minute }: { day: number; minute: number }) => (day * 1440 + minute) / HALF_HOUR;
  const start = Date.parse(asOf);
  for (let half = 0; half < 365 * 48; half += 1) {
    const at = start + half * HALF_HOUR * 60_000;
    const [here, desk] = [clock(at), deskClock(at)];
    const hours = found.get(halfHourOf(here)) ?? new Set();
    found.set(halfHourOf(here), hours.add(halfHourOf(desk)));
  }
  return found;
}

function answers({ hours = { from: 0, to: 24 }, days }: PricedPlan, halfHour: number): boolean {
  const day = Math.floor(halfHour / 48);
  const hour = (halfHour % 48) / 2;
  const last = days === undefined ? 7 : { "mon-fri": 5, "mon-sat": 6 }[days];
  return day < last && hour >= hours.from && hour < hours.to;
}

/** Pence a month. */
function penceOf(plan: PricedPlan, calls: number, addOns: readonly { price: number }[], languages: number) {
  const further = Math.max(0, languages - (plan.otherLanguages ?? languages));
  const perLanguage = LANGUAGE.includedIn?.includes(plan.id) ? 0 : Number(LANGUAGE.price);
  const extras = addOns.reduce((sum, { price }) => sum + price, 0) + further * perLanguage;
  const beyond = plan.calls === undefined || calls <= plan.calls ? 0 : calls - plan.calls;
  return (plan.price + extras) * 100 + beyond * Math.round(PRICES.overflowCallPrice * 100);
}

it.each(ZONES)("all weeks in %s get the cheapest plan that covers them", (zone) => {
  const met = meetings(zone);
  const difference = clockDifference(zone, DESK, asOf);
  for (const texts of WEEKS) {
    const week = readOpenHours(texts)!;
    const open = week.flatMap((hours, day) =>
      hours.flatMap(({ from, to }) =>
        Array.from({ length: (to - from) / HALF_HOUR }, (_, half) => (day * 1440 + from) / HALF_HOUR + half),
      ),
    );
    const covering = PRICES.plans.filter((plan) =>
      open.every((half) => [...met.get(half)!].every((atDesk) => answers(plan, atDesk))),
    );
    const wanted = { week, closedOn: [], difference, everyDay: false };
    const coverages = coverHours(wanted, PRICES.plans, { asOf, holidays: new Set(), quietHours });
    for (const addOns of SETS) {
      for (const languages of [0, 1, 2]) {
        for (const calls of CALLS) {
          const prices = covering.map((plan) => ({ plan, pence: penceOf(plan, calls, addOns, languages) }));
          const least = Math.min(...prices.map(({ pence }) => pence));
          const quotes = priceCoverages(
            coverages,
            { calls, languages, addOns: addOns.map(({ service }) => service) },
            PRICES,
          );
          const cheapest = cheapestQuote(quotes, "monthly");
          // Compared without expect, which would take most of the time.
          const isRight =
            cheapest === undefined
              ? prices.length === 0
              : Math.round(cheapest.month.monthly * 100) === least &&
                covering.includes(cheapest.plan as never);
          if (!isRight) expect({ texts, calls, languages, addOns, cheapest }).toEqual({ least, covering });
        }
      }
    }
    expect(coverages.filter(({ coversWeek }) => coversWeek).map(({ plan }) => plan)).toEqual(covering);
  }
});
