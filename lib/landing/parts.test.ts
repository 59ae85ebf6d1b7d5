import { getContent, type BusyPeriod, type Industry } from "@/lib/content";
import { busyMonthNumbers, busyPeriods, describeBusyMonths, monthsAt } from "./busy";
import { createComposer, createCityFacts } from "./index";
import { readWeek } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import { computeTradeYear, deskHoursOf } from "@/lib/plans/trade-year";
import { describeStrips } from "./day-strips";
import { ENTERPRISE, PROFESSIONAL, STARTER } from "./testing/firm";
import { createWords } from "./words";

const content = getContent();

describe("busy months", () => {
  const winter: BusyPeriod = {
    months: [12, 1, 2],
    why: "Pipes freeze and then they burst.",
    cause: "weather",
  };
  const school: BusyPeriod = { months: [9], why: "Term begins for everybody at once.", cause: "calendar" };
  const thanksgiving: BusyPeriod = {
    months: [11],
    why: "Families travel to sit down at one table.",
    cause: "calendar",
    countries: ["US"],
  };
  const { landing, cities } = content;
  // Only the fields that the months depend on.
  const industry = { busy: [winter, school, thanksgiving] } as Industry;
  const cityOf = (slug: string) => cities.find((city) => city.slug === slug)!;

  it("moves weather-related periods by half a year south of the equator, and no others", () => {
    expect(monthsAt(winter, true)).toEqual([6, 7, 8]);
    expect(monthsAt({ ...winter, months: [6, 7, 8] }, true)).toEqual([12, 1, 2]);
    expect(monthsAt(winter, false)).toEqual([12, 1, 2]);
    expect(monthsAt(school, true)).toEqual([9]);
  });

  it("describes each period in a northern country with its reason", () => {
    expect(describeBusyMonths(industry.busy, cityOf("glasgow"), landing)).toEqual([
      "December, January and February. Pipes freeze and then they burst.",
      "September. Term begins for everybody at once.",
    ]);
  });

  it("omits periods of other countries", () => {
    expect(describeBusyMonths(industry.busy, cityOf("new-york"), landing)).toContain(
      "November. Families travel to sit down at one table.",
    );
    expect(describeBusyMonths(industry.busy, cityOf("toronto"), landing)).toHaveLength(2);
  });

  it("counts the months of all periods once, in the seasons of the hemisphere", () => {
    expect([...busyMonthNumbers(industry.busy, cityOf("glasgow"))]).toEqual([12, 1, 2, 9]);
    expect([...busyMonthNumbers(industry.busy, cityOf("auckland"))]).toEqual([6, 7, 8, 9]);
    const twice: BusyPeriod[] = [school, { ...winter, months: [9, 10] }];
    expect([...busyMonthNumbers(twice, cityOf("glasgow"))]).toEqual([9, 10]);
  });

  it("leaves out a period that would make more than five months busy, but never the first", () => {
    const monthsOf = (...busy: BusyPeriod[]) => [...busyMonthNumbers(busy, cityOf("glasgow"))];
    const summer = { ...school, months: [5, 6, 7] };
    expect(monthsOf(winter, summer, school)).toEqual([12, 1, 2, 9]);
    const half = { ...school, months: [4, 5, 6, 7, 8, 9] };
    expect(monthsOf(half, winter)).toEqual(half.months);
  });

  it("is busy with what needs weather where the climate has it, and nowhere else", () => {
    const isBusy = (weather: BusyPeriod["weather"], slug: string) =>
      busyPeriods([{ ...winter, weather }], cityOf(slug)).length === 1;
    const expected = [
      ["frost", "minneapolis", "honolulu"],
      ["heat", "phoenix", "glasgow"],
      // Degrees from the equator: Dunedin 46, Brisbane 27.
      ["dark", "dunedin", "brisbane"],
    ] as const;
    const found = expected.map(([weather, ...slugs]) => slugs.map((slug) => isBusy(weather, slug)));
    expect(found).toEqual(expected.map(() => [true, false]));
  });
});

it("has the note of the city that is useful to the firm", () => {
  const { compose } = createComposer(content, content);
  const { access, homes, speech, note: place } = content.cities.find(({ slug }) => slug === "leeds")!;
  for (const [pair, note] of [
    ["telephone-answering-services/plumbing", homes],
    ["dispatching-services/dental-practices", access],
    ["telephone-answering-services/dental-practices", speech],
    ["live-chat-support/dental-practices", place],
    ["ecommerce-support/online-retail", homes],
  ] as const)
    expect(compose(...(pair.split("/") as [string, string]), "leeds")!.note).toBe(note);
});

describe("dispatch", () => {
  const composer = createComposer(content, content);
  const pageOf = (industry: string) => composer.compose("dispatching-services", industry, "leeds")!;
  const industryOf = (slug: string) => content.industries.find((industry) => industry.slug === slug)!;

  it("asks a clinic's own people what a dispatcher asks, and leaves out the urgent cases of its front desk", () => {
    const { conversation, urgent } = pageOf("audiology");
    const { services, intake } = industryOf("audiology");
    expect(services["dispatching-services"]!.intake).toEqual(
      expect.arrayContaining([...conversation.questions]),
    );
    expect(intake).not.toEqual(expect.arrayContaining([...conversation.questions]));
    expect(urgent).toBeUndefined();
  });

  it("prefers the urgent cases of a pair to those of its service", () => {
    const shopOf = ({ services }: (typeof content.industries)[number]) => services["ecommerce-support"]!;
    const industry = content.industries.find((each) => shopOf(each).urgent)!;
    const page = composer.compose("ecommerce-support", industry.slug, "leeds")!;
    const shown = JSON.stringify(page.urgent);
    expect(shopOf(industry).urgent!.filter(({ when }) => shown.includes(when))).toHaveLength(2);
  });

  it("keeps the urgent cases of a trade that goes to its customers", () => {
    expect(industryOf("handyman-services").travels).toBe(true);
    expect(pageOf("handyman-services").urgent).toHaveLength(2);
  });

  it("asks customers the trade's own questions where they ring the dispatcher themselves", () => {
    const { conversation } = pageOf("plumbing");
    expect(industryOf("plumbing").intake).toEqual(expect.arrayContaining([...conversation.questions]));
  });
});

describe("texts on holidays", () => {
  const factsOf = createCityFacts(content, content.cities);
  const cityFactsOf = (slug: string) => factsOf(content.cities.find((city) => city.slug === slug)!);

  it("says above the public holidays what the list leaves out", () => {
    const note = content.holidaySources.get("AU-QLD-TOOWOOMBA")!.note!;
    expect(cityFactsOf("toowoomba").holidaysText.endsWith(` ${note}`)).toBe(true);
    // England's calendar has no note.
    expect(cityFactsOf("manchester").holidaysText).toMatch(/in Scotland\.$/);
  });

  it("marks a public holiday that has still to be dated", () => {
    const nameOn = (slug: string, day: string) =>
      cityFactsOf(slug).holidays.find((holiday) => holiday.day === day)?.name;
    expect(nameOn("geelong", "Wednesday 20 October")).toBe("Geelong Cup Day (expected)");
    expect(nameOn("melbourne", "Friday 24 September")).toBe("AFL Grand Final Friday (expected)");
    expect(nameOn("brisbane", "Wednesday 11 August")).toBe("Royal Queensland Show Day");
  });

  it("names the days on which a plan is closed and the city keeps no public holiday", () => {
    const { closedText, holidays } = cityFactsOf("houston");
    expect(closedText).toContain("On Starter we are also closed on 30 November, ");
    expect(closedText).toContain(" and 2 August, which are not public holidays where you are.");
    // Both keep Christmas Day.
    expect(holidays.map(({ day }) => day).join()).toContain("25 December");
    expect(closedText).not.toContain("25 December");
    expect(cityFactsOf("glasgow").closedText).toBe("");
  });
});

describe("neighbours", () => {
  /** The only neighbours in the examples, so that a new city changes none of them. */
  const EXAMPLES = [
    ...["glasgow", "edinburgh", "dundee", "carlisle", "inverness", "strasbourg", "karlsruhe"],
    ...["alice-springs", "darwin", "adelaide", "mildura", "townsville", "honolulu", "san-francisco"],
    ...["atlanta", "birmingham-alabama", "tucson", "el-paso"],
  ];

  const all = getContent();
  const content = { ...all, site: { ...all.site, asOf: "2026-11-01" } };
  const cityOf = (slug: string) => all.cities.find((city) => city.slug === slug)!;
  const cities = (slugs: string[]) => slugs.map(cityOf);
  const factsOf = createCityFacts(content, cities(EXAMPLES));
  const cityFactsOf = (slug: string) => factsOf(cityOf(slug));

  it("lists the cities within 150 km, nearest first, also across borders", () => {
    const { neighbours, isRemote } = cityFactsOf("glasgow");
    expect(isRemote).toBe(false);
    expect(neighbours.map(({ slug }) => slug)).toEqual(["edinburgh", "dundee", "carlisle"]);
    expect(cityFactsOf("strasbourg").neighbours.map(({ slug }) => slug)).toEqual(["karlsruhe"]);
  });

  it("lists at most eight cities", () => {
    const near = cities(["manchester", "liverpool", "leeds", "bradford", "sheffield", "stoke-on-trent"]);
    const more = cities(["nottingham", "derby", "leicester", "york", "preston"]);
    const { neighbours } = createCityFacts(content, [...near, ...more])(near[0]!);
    expect(neighbours).toHaveLength(8);
  });

  it("lists cities of its own country where none is near", () => {
    // Ipswich is nearer, across the sea.
    const candidates = cities(["lille", "ipswich", "paris", "reims", "strasbourg"]);
    const { isRemote, neighbours } = createCityFacts(content, candidates)(candidates[0]!);
    expect(isRemote).toBe(true);
    expect(neighbours.map(({ country }) => country.slug)).toEqual(["france", "france", "france"]);
  });

  it("lists the three nearest cities of one that has none within 150 km", () => {
    const { neighbours, isRemote } = cityFactsOf("alice-springs");
    expect(isRemote).toBe(true);
    expect(neighbours.map(({ slug }) => slug)).toEqual(["darwin", "adelaide", "mildura"]);
    // San Francisco is 3,850 km away.
    expect(cityFactsOf("honolulu")).toMatchObject({ isRemote: true, neighbours: [] });
  });
});

describe("strips of a day", () => {
  const { landing: messages } = content;
  const asOf = "2026-11-01";
  const plans = [STARTER, PROFESSIONAL, ENTERPRISE];
  const desks = plans.map((plan) => deskHoursOf(plan, new Set(), asOf));

  /** The strips of a firm with this week, on the clock of a zone. */
  function stripsOf(zone: string, week: Record<string, string>) {
    const difference = clockDifference(zone, "Europe/London", asOf);
    const year = computeTradeYear(readWeek(week), [], difference, desks, asOf);
    return describeStrips(year, desks, difference, { plans, messages, words: createWords(messages.words) });
  }
  const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

  it("ends a day at midnight, and begins it with the hours of the evening before", () => {
    // Brisbane is ten hours ahead in January and nine in July, when the desk has summer time.
    const { plans: strips } = stripsOf("Australia/Brisbane", { "mon-fri": "09:00-17:00" });
    expect(strips[0]!.seasons).toEqual([
      [hours(0, 4), hours(19, 24)],
      [hours(0, 3), hours(18, 24)],
    ]);
    expect(strips[0]!.text).toBe("Monday to Friday, 7 pm to 4 am in January; 6 pm to 3 am in July");
  });

  it("shows the day that most days of the week are like", () => {
    const week = { mon: "12:00-14:00", "tue-thu": "09:00-17:00", sat: "09:00-13:00" };
    const { open } = stripsOf("Europe/London", week);
    expect(open.seasons).toEqual([[hours(9, 17)]]);
    expect(open.text).toBe("Tuesday to Thursday, 9 am to 5 pm");
  });
});
