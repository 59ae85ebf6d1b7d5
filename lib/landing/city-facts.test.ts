import { getContent, type PlanOffer } from "@/lib/content";
import { createCityFacts, createComposer, type CityFacts } from "./index";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

const content = getContent();
const { geo, local } = content.site;

/** A desk in Glasgow from 9 am to 6 pm on its working days, from 6 am to 10 pm but for two days, and always. */
const site = {
  ...content.site,
  asOf: "2026-11-01",
  homeCity: "glasgow",
  geo: { ...geo, latitude: 55.8577, longitude: -4.2672, timezone: "Europe/London" },
  local: { ...local, nation: "Scotland", calendar: { country: "GB" as const, subdivision: "SCT" } },
};
const [starter, professional, enterprise] = content.plans.plans;
const plans: PlanOffer[] = [
  { ...starter!, name: "Starter", hours: { from: 9, to: 18 }, days: "mon-fri", closedOn: "public holidays" },
  { ...professional!, name: "Professional", hours: { from: 6, to: 22 }, closedOn: ["12-25", "01-01"] },
  { ...enterprise!, name: "Enterprise" },
];
const composer = createComposer({ ...content, site, plans: { ...content.plans, plans } }, content);

function cityFactsOf(city: string): CityFacts {
  const page = composer.compose("telephone-answering-services", "plumbing", city);
  if (!page) throw new Error(`no page for ${city}`);
  return page.cityFacts;
}

const planOf = (cityFacts: CityFacts, id: string) => cityFacts.plans.find(({ plan }) => plan.id === id);
const textOf = (cityFacts: CityFacts, id: string) => planOf(cityFacts, id)?.text;

it("reckons the hours of cities, also by halves and past midnight", () => {
  // The hours of Starter and of Professional there, and minutes of the working day.
  const expected = {
    glasgow: ["on Glasgow time", hours(9, 18), 480, hours(6, 22), 480],
    phoenix: ["seven or eight hours behind Glasgow", hours(1, 10), 60, hours(22, 14), 300],
    auckland: ["eleven to thirteen hours ahead of Glasgow", hours(20, 5), 0, hours(17, 9), 0],
    adelaide: [
      "eight and a half to ten and a half hours ahead of Glasgow",
      ...[hours(17.5, 2.5), 0, hours(14.5, 6.5), 150],
    ],
  };
  for (const [city, figures] of Object.entries(expected)) {
    const facts = cityFactsOf(city);
    const ofPlans = facts.plans.slice(0, 2).flatMap(({ local, minutes }) => [local, minutes]);
    expect([facts.differenceText, ...ofPlans]).toEqual(figures);
    expect(facts.plans[2]).toMatchObject({ local: { from: 0, to: 1440 }, minutes: 480 });
  }
});

describe("plan coverage", () => {
  it("states the hours, the share of the working day and the missed part", () => {
    const text = textOf(cityFactsOf("new-york"), "starter");
    expect(text).toContain("4 am to 1 pm New York time");
    expect(text).toContain("four hours of a nine-to-five day");
    expect(text).toContain("from 1 pm to 5 pm");
  });

  it("says if a plan answers at night only", () => {
    expect(textOf(cityFactsOf("auckland"), "starter")).toContain("and nothing by day");
    // In the southern summer Professional covers part of the morning there.
    expect(textOf(cityFactsOf("auckland"), "professional")).toContain("and usually nothing by day");
    expect(textOf(cityFactsOf("auckland"), "professional")).toMatch(
      /thirteen hours, .* 7 pm to 11 am: two hours of a nine-to-five day\./,
    );
  });
});

describe("exceptions to the usual time difference", () => {
  it("omits the sentence when the clocks never differ", () => {
    expect(cityFactsOf("berlin").clockText).toBe(
      "Berlin is one hour ahead of Glasgow: nine to five there is 8 am to 4 pm at our desk.",
    );
    expect(cityFactsOf("leeds").clockText).toBe("We keep the same time as you all year.");
  });

  it("says in the home city that the hours are the same", () => {
    expect(cityFactsOf("glasgow").clockText).toBe(content.landing.city.clock.home({ city: "Glasgow" }));
  });

  it("lists every exception with its difference", () => {
    expect(cityFactsOf("new-york").clockText).toContain(
      "four hours from 14 March to 27 March 2027 and from 31 October to 6 November 2027",
    );
    expect(cityFactsOf("phoenix").clockText).toContain(
      "seven hours until 27 March 2027 and from 31 October 2027 to 25 March 2028",
    );
    const auckland = cityFactsOf("auckland").clockText;
    expect(auckland).toContain(
      "thirteen hours until 27 March 2027 and from 31 October 2027 to 25 March 2028",
    );
    expect(auckland).toContain(
      "twelve hours from 28 March to 3 April 2027 and from 26 September to 30 October 2027",
    );
  });
});

describe("holidays", () => {
  const holiday = (city: string, day: string) => cityFactsOf(city).holidays.find((row) => row.day === day);

  it("says which plans answer on a holiday of the city", () => {
    const answered = (day: string) => holiday("new-york", day)?.answered;
    // Starter is closed on Scotland's holidays, Professional on two days, Enterprise never.
    expect(answered("Friday 25 December")).toBe("Friday 25 December: Enterprise only");
    expect(answered("Monday 5 July")).toBe("Monday 5 July: our usual hours");
    expect(holiday("glasgow", "Monday 30 November")?.answered).toBe(
      "Monday 30 November: Professional and Enterprise only",
    );
    // A Saturday, on which Starter never answers.
    expect(answered("Saturday 19 June")).toBe("Saturday 19 June: Professional and Enterprise only");
    expect(holiday("cairns", "Thursday 24 December, from 6 pm")?.answered).toBe(
      "Thursday 24 December, from 6 pm: our usual hours",
    );
  });

  it("counts holidays under the name of the city, state or country", () => {
    expect(cityFactsOf("munich").holidaysText).toMatch(/^Munich has thirteen public holidays/);
    expect(cityFactsOf("nuremberg").holidaysText).toMatch(/^Bavaria has twelve public holidays/);
    // Of which four fall on weekends: Boxing Day, 2 January, Waitangi and Anzac Day.
    expect(cityFactsOf("auckland").holidaysText).toMatch(
      /^Auckland has twelve public holidays and four days in lieu /,
    );
    expect(cityFactsOf("paris").holidaysText).toMatch(/^France has eleven public holidays/);
  });

  it("lists a part-day holiday with the time at which it begins", () => {
    // Queensland's Christmas Eve begins at 6 pm, South Australia's and the Territory's at 7 pm.
    expect(holiday("cairns", "Thursday 24 December, from 6 pm")?.name).toBe("Christmas Eve");
    expect(holiday("adelaide", "Thursday 31 December, from 7 pm")?.partDay).toBe(true);
    expect(holiday("adelaide", "Thursday 24 December")).toBeUndefined();
    expect(cityFactsOf("darwin").holidaysText).toMatch(
      /^Darwin has thirteen public holidays, two part-day holidays and one day in lieu /,
    );
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
