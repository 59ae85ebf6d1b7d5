import { getContent } from "@/lib/content";
import { createComposer } from "@/lib/landing";
import { formatPounds } from "@/lib/pounds";
import { compareSides, comparisonFields, createComparisonDirectory, sidesOf, type Column } from "./compare";
import { composeComparison } from "./compare-data";
import { composeComparisonResult, describeChoice, describeClock } from "./compare-result";
import { firmFields } from "./firm";
import { openingResults } from "./opening-results";
import { HANDED_OVER_SERVICE } from "./firm-data";
import { readQuery } from "./fields-in-query";

const content = getContent();
const { plans, services, industries } = content;
const data = composeComparison(content, plans, true);
const directory = createComparisonDirectory(data);
const read = (query: string) => readQuery(query, comparisonFields(directory));
const columnsOf = (query: string) => compareSides(directory, read(query).texts);
const resultOf = (query: string) => composeComparisonResult(directory, read(query).texts);
const cellsOf = (query: string, label: string | RegExp) =>
  resultOf(query).rows.find((row) => row.label.match(label))?.cells;
/** Behind the desk with other holidays, ahead of it with other seasons, with another language, and at other prices. */
const CITIES = ["calgary", "sydney", "berlin", "mexico-city"];
/** Trades without telephone answering are not in the list of trades. */
const listed = industries.filter(({ slug }) => directory.trades.has(slug));
const isAlways = ({ opening }: (typeof industries)[number]) =>
  Object.entries(opening.typical!).join() === "mon-sun,00:00-24:00";
/** Some that are open day and night, and every eightieth of all: a page takes milliseconds. */
const sampled = [...listed.filter(isAlways).slice(0, 2), ...listed.filter((_, index) => index % 80 === 0)];

describe("a column has the figures of its landing page", () => {
  const composer = createComposer(content, content);
  const pageOf = ({ service, industry, city }: Column) => composer.compose(service, industry, city)!;

  it.each(CITIES)("for every service and trade with typical calls in %s", (city) => {
    for (const { slug: industry } of sampled)
      for (const { slug: service } of services) {
        const query = `compare=services&industry=${industry}&city=${city}&service=${service}`;
        const [column] = columnsOf(query) as [Column];
        const { figures } = pageOf(column);
        const page = [figures?.choice?.plan.name, figures?.choice?.estimate.amount];
        const choice = column.contacts?.choice;
        expect([query, choice?.plan.name, choice && formatPounds(choice.estimate.total)]).toEqual([
          query,
          ...page,
        ]);
        expect(column.contacts === undefined).toBe(figures === undefined);
        if (figures)
          expect(column.coverages.map(({ share }) => share)).toEqual(
            figures.hours.desks.map(({ contactShare }) => contactShare),
          );
      }
  });

  it("also the clock and the holidays", () => {
    const columns = columnsOf("city=leeds&city-2=sydney&city-3=phoenix");
    for (const column of columns) {
      const { difference, holidays } = pageOf(column).cityFacts;
      expect(column.hours.difference).toEqual(difference);
      expect(column.holidays.map(({ name }) => name)).toEqual(holidays.map(({ name }) => name));
    }
  });
});

it("compares two cities unless the visitor adds a third, and one city with itself not at all", () => {
  expect(sidesOf(read("city=leeds").texts).map(({ city }) => city)).toEqual(["leeds", expect.any(String)]);
  expect(sidesOf(read("city=leeds&city-2=york&city-3=paris").texts)).toHaveLength(3);
  expect(sidesOf(read("city=leeds&city-2=leeds").texts)).toHaveLength(1);
  expect(resultOf("city=leeds&city-2=leeds")).toEqual({
    heading: "Choose another city",
    choices: [],
    heads: [],
    rows: [],
  });
  expect(
    resultOf(`compare=services&service=${HANDED_OVER_SERVICE}&service-2=${HANDED_OVER_SERVICE}`).heading,
  ).toBe("Choose another service");
});

it("begins with a second city in another country, wherever the first is", () => {
  for (const { slug, country } of content.cities) {
    const other = content.cities.find((city) => city.slug === read(`city=${slug}`).texts["city-2"])!;
    expect(other.country).not.toBe(country);
  }
});

it("begins with two services that suit the trade", () => {
  for (const { slug } of listed) {
    const sides = sidesOf(read(`compare=services&industry=${slug}`).texts);
    expect(sides).toHaveLength(2);
    expect(sides.every(({ service }) => data.contacts[slug]![service])).toBe(true);
  }
});

it("lists holidays that the other columns do not have, by date", () => {
  const query = "city=leeds&city-2=calgary";
  const [leeds, calgary] = cellsOf(query, /^Holidays only there/) as [string, string];
  expect(leeds).not.toMatch(/Christmas Day/);
  expect(calgary).toMatch(/Canada Day/);
  expect(leeds).not.toMatch(/Canada Day/);
  expect(cellsOf("compare=services", /^Holidays only there/)).toBeUndefined();
});

it("says when clocks change, and in which weeks only one of the two places has changed them", () => {
  const query = "city=london&city-2=new-york&city-3=phoenix";
  const changes = cellsOf(query, "Clocks change on")!;
  expect(changes[0]).toMatch(/Mar.*Oct|Oct.*Mar/);
  expect(changes[1]).toMatch(/Mar.*Nov|Nov.*Mar/);
  expect(changes[2]).toBe("no day");
  const [london, newYork, phoenix] = cellsOf(query, "Weeks when the difference changes")!;
  expect(london).toBe("none");
  expect(newYork).toMatch(/: 4 hours behind/);
  // Half a year of another difference is a season, and no exception.
  expect(phoenix).toBe("none");
});

it("describes a clock by its seasons", () => {
  const clock = (minutes: number, season?: number) => {
    const exceptions =
      season === undefined ? [] : [{ from: "2027-03-01", to: "2027-09-30", minutes: season }];
    return describeClock({ usual: minutes, exceptions, january: minutes, july: season ?? minutes });
  };
  expect([clock(0), clock(60), clock(-300), clock(570)]).toEqual([
    "the same",
    "1 hour ahead",
    "5 hours behind",
    "9.5 hours ahead",
  ]);
  expect([clock(660, 540), clock(-480, -420)]).toEqual(["9 to 11 hours ahead", "7 to 8 hours behind"]);
});

it("says which plans speak English only where most callers do not", () => {
  const [leeds, berlin] = cellsOf("city=leeds&city-2=berlin", `${plans.plans[0]!.name}, a month`)!;
  expect(leeds).not.toContain("English only");
  expect(berlin).toContain("English only");
});

it("names what is paid for a service that is not part of a plan, and a service that does not suit", () => {
  const [lead] = columnsOf("compare=services&service=pay-per-lead") as [Column];
  expect(describeChoice(lead)).toBe(plans.addOns.find(({ service }) => service === "pay-per-lead")!.basis);
  const unfit = listed.find(
    ({ services: texts }) => texts["amazon-customer-support"]!.perMonth === undefined,
  )!;
  const query = `compare=services&industry=${unfit.slug}&service=amazon-customer-support`;
  expect(describeChoice(columnsOf(query)[0]!)).toBe("does not suit this trade");
});

it("puts the choice of each column into the heading, once where they are the same", () => {
  const leeds = describeChoice(columnsOf("city=leeds")[0]!);
  const other = content.cities.find(({ slug }) => describeChoice(columnsOf(`city=${slug}`)[0]!) !== leeds)!;
  const query = `city=leeds&city-2=${other.slug}`;
  const choice = describeChoice(columnsOf(query)[1]!);
  expect(resultOf(query).heading).toBe(`Leeds: ${leeds}. ${other.label}: ${choice}`);
  expect(resultOf(query).choices).toEqual([
    { of: "Leeds", plan: leeds },
    { of: other.label, plan: choice },
  ]);
  expect(resultOf("city=leeds&city-2=york").heading).toBe(`The same plan for Leeds and York: ${leeds}`);
  // One plan suits both, but answers more hours in the first.
  const { heading, below } = resultOf("industry=plumbing&city=glasgow&city-2=new-york");
  const [all, some] = ["all hours in Glasgow", "\\d+ of \\d+ hours a week in New York"];
  expect(heading).toMatch(new RegExp(`^${plans.plans[1]!.name} answers ${all} and ${some}$`));
  expect(below).toMatch(/^The same plan for Glasgow and New York: .+\.$/);
});

it("keeps firms that never close open on public holidays", () => {
  const always = listed.find(
    (industry) => isAlways(industry) && industry.publicHolidays.habit === "emergencies",
  )!;
  const { texts } = readQuery(`industry=${always.slug}`, firmFields(directory));
  expect(texts.holidays).toBe("open");
});

it("has a sentence with the result of each tool", () => {
  const results = openingResults(data, "new-york", { heading: "You missed 2 of 9 calls." });
  expect(results["call-log"]).toBe("In the sample: you missed 2 of 9 calls.");
  expect(results["missed-calls"]).toBe("Three in ten callers get the engaged tone: 29%.");
  expect(results.cost).toContain(`${plans.plans[0]!.name} is the cheapest`);
  expect(results.hours).toBe(`${plans.plans[1]!.name} covers all your hours in New York.`);
  expect(results.staffing).toBe("5 people on the phone, 8 on the rota.");
  expect(results.compare).toMatch(/^Professional answers all hours in Glasgow and .+ in New York\.$/);
});
