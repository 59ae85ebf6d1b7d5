import { DayStrips } from "@/components/landing/clock/day-strips";
import { LiveClock } from "@/components/landing/clock/live-clock";
import { LiveStrips } from "@/components/landing/clock/live-strips";
import { CITY_TOKEN, type Desk, type LivePlaces } from "@/components/landing/clock/answering-now";
import { getContent, type City } from "@/lib/content";
import type { CityFacts, DayStrips as Strips } from "@/lib/landing";
import { calendarName } from "@/lib/geo/calendar-name";
import { readWeek } from "@/lib/geo/week";
import { deskHoursOf } from "@/lib/plans/trade-year";
import { cityFactsOf } from "./all-city-facts";

/** The coverage clock of the company's own city. */
export function HomeCityClock() {
  const city = homeCity();
  return (
    <LiveClock
      places={placesOf([city], ({ clock }) => clock)}
      day={cityFactsOf(city).clockDay}
      desk={deskTimes()}
      city={city.label}
      label={cityLabel()}
    />
  );
}

/** The hours of the plans on the clock of the company's own city, or of any other. */
export function CoverageStrips() {
  return (
    <LiveStrips
      places={placesOf(getContent().cities, ({ strips }) => strips)}
      desk={deskTimes()}
      city={homeCity().label}
      label={cityLabel()}
    />
  );
}

/** The hours of the plans in one city, in sentences. */
export function CityStrips({ city }: { city: City }) {
  const { strips, plans } = cityFactsOf(city);
  const withTexts = strips.plans.map((strip, index) => ({ ...strip, text: plans[index]!.text }));
  return <DayStrips data={{ ...strips, plans: withTexts }} prose />;
}

/** The day of the office, and that of the clients who are answered at every hour, with the time that it is. */
export function OfficeHours() {
  const { site, pages } = getContent();
  const { day } = pages.contact;
  const zone = site.geo.timezone;
  const city = homeCity().label;
  const week = readWeek(site.hours.week);
  const strips: Strips = {
    open: { id: "day", name: day.office, text: day.officeHours, seasons: [week[0]!] },
    plans: [{ id: "enterprise", name: day.desk, text: day.deskHours, seasons: [[{ from: 0, to: 24 * 60 }]] }],
  };
  return (
    <div className="lg:mb-4 print:hidden max-lg:[&_.strips]:mb-0 max-md:[&_.hours_span:first-child]:justify-start [&_.hours_span:last-child]:justify-end md:[&_.strips>div]:grid-cols-[6.5rem_1fr] lg:[&_.strips>div]:grid-cols-[10rem_1fr] [&_.strips>div]:border-0 [&_dd_span]:sr-only md:[&>.hours]:mr-0 md:[&>.hours]:ml-32 lg:[&>.hours]:ml-46">
      <LiveStrips
        places={{ zones: [{ zone, cities: [city], view: 0 }], views: [strips] }}
        desk={{
          zone,
          plans: [{ id: "day", name: day.office, week, closedOn: [...keptHolidays()] }],
          now: day.closed,
          nowByAll: day.open,
        }}
        city={city}
        label={cityLabel()}
      />
    </div>
  );
}

/** The hours of the plans in some cities, one below the other, without a script; each sentence below its strip. */
export function PostHours({ slugs }: { slugs: readonly string[] }) {
  const { cities } = getContent();
  return slugs.map((slug) => {
    const { city, strips, differenceText } = cityFactsOf(cities.find((each) => each.slug === slug)!);
    return (
      <figure key={slug} className="mt-4 [&_svg]:h-7">
        <figcaption className="font-display text-h3 leading-tight font-semibold">
          {city.label}, {differenceText}
        </figcaption>
        <DayStrips data={strips} prose />
      </figure>
    );
  });
}

function homeCity(): City {
  const { cities, site } = getContent();
  return cities.find(({ slug }) => slug === site.homeCity)!;
}

function cityLabel(): string {
  return getContent().landing.plans.coverageClock.choose;
}

/** Groups cities by zone, and zones by what is shown for them. */
function placesOf<View>(cities: readonly City[], viewOf: (facts: CityFacts) => View): LivePlaces<View> {
  const zones = new Map<string, City[]>();
  for (const city of cities) zones.set(city.timezone, [...(zones.get(city.timezone) ?? []), city]);
  const views = new Map<string, View>();
  const places = [...zones].map(([zone, inZone]) => {
    const view = viewOf(cityFactsOf({ ...inZone[0]!, name: CITY_TOKEN }));
    const key = JSON.stringify(view);
    views.set(key, views.get(key) ?? view);
    return { zone, cities: inZone.map(({ label }) => label), view: [...views.keys()].indexOf(key) };
  });
  return { zones: places, views: [...views.values()] };
}

/** When somebody answers on each plan: for the browser, which knows what time it is. */
function deskTimes(): Desk {
  const { plans, site, landing } = getContent();
  const { now, nowByAll, nowClosed } = landing.plans.coverageClock;
  const kept = keptHolidays();
  return {
    zone: site.geo.timezone,
    plans: plans.plans.map((plan) => {
      const { week, closedOn } = deskHoursOf(plan, kept, site.asOf);
      return { id: plan.id, name: plan.name, week, closedOn: [...closedOn] };
    }),
    // The browser replaces these.
    now: now({ day: "{day}", time: "{time}", city: CITY_TOKEN, plans: "{plans}" }),
    nowByAll: nowByAll({ day: "{day}", time: "{time}", city: CITY_TOKEN }),
    nowClosed: nowClosed({
      day: "{day}",
      time: "{time}",
      city: CITY_TOKEN,
      plans: "{plans}",
      closed: "{closed}",
    }),
  };
}

/** ISO dates of the company's own public holidays. */
function keptHolidays(): Set<string> {
  const { site, holidays } = getContent();
  const { country, subdivision, region } = site.local.calendar;
  return new Set(holidays[calendarName(country, subdivision, region)]!.map(({ date }) => date));
}
