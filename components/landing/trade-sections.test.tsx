/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { createComposer, type LandingPage } from "@/lib/landing";
import { LandingBody, layoutKey } from "./landing-body";

const content = getContent();
const composer = createComposer(content, content);

function pageOf(path: string): LandingPage {
  const [service = "", industry = "", city = ""] = path.split("/");
  return composer.compose(service, industry, city)!;
}

function show(path: string): LandingPage {
  const page = pageOf(path);
  render(<LandingBody page={page} />);
  return page;
}

/** The rows of the table with this column, as texts of their cells. */
function rowsOfTableWith(column: string): string[][] {
  const table = screen
    .getAllByRole("table")
    .find((each) => within(each).queryByRole("columnheader", { name: column }));
  if (!table) throw new Error(`no table with the column ${column}`);
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent ?? ""));
}

describe("the tables of a page", () => {
  const { week, year, origin } = content.landing.trade;

  it("show the hours of the week that each plan answers", () => {
    const { trade } = show("telephone-answering-services/plumbing/new-york");
    const rows = rowsOfTableWith(week.columns.open);
    expect(rows[0]).toEqual([
      week.columns.days,
      week.columns.open,
      ...content.plans.plans.map(({ name }) => name),
    ]);
    expect(rows.slice(1)).toEqual(
      trade!.hours.week.rows.map(({ days, hours, cells }) => [days, hours, ...cells]),
    );
  });

  it("show twelve months with open hours, daylight, contacts, work and bill", () => {
    const { trade, cityFacts } = show("telephone-answering-services/plumbing/new-york");
    const [head, ...rows] = rowsOfTableWith(year.columns.month);
    expect(head).toHaveLength(7);
    expect(head!.at(-1)).toBe(year.columns.bill);
    expect(rows).toEqual(
      trade!.months.map(({ contacts, hours, last }, index) => {
        const { name, sunrise, sunset } = cityFacts.months[index]!;
        return [name, trade!.openHours[index], sunrise, contacts, sunset, hours, last];
      }),
    );
    expect(rows).toHaveLength(12);
  });

  it.each(["pay-per-lead/plumbing/leeds", "software-development/hotels/phoenix"])(
    "show the hours between contacts instead of a bill on %s, which needs no plan",
    (path) => {
      const { trade } = show(path);
      const [head, ...rows] = rowsOfTableWith(year.columns.month);
      expect(trade!.plan).toBeUndefined();
      expect(head).not.toContain(year.columns.bill);
      expect(head!.at(-1)).toBe(year.columns.interval);
      expect(rows.map((row) => row.at(-1))).toEqual(trade!.months.map(({ last }) => last));
    },
  );

  it("name plans beside public holidays only where a plan is needed", () => {
    const section = () =>
      screen.getByRole("heading", { name: content.landing.headings.holidays }).closest("section")!;
    const { cityFacts } = show("pay-per-lead/plumbing/leeds");
    for (const { day } of cityFacts.holidays) expect(section()).toHaveTextContent(day);
    for (const { name } of content.plans.plans) expect(section()).not.toHaveTextContent(name);
    cleanup();
    show("live-chat-support/plumbing/leeds");
    expect(section()).toHaveTextContent(content.plans.plans.at(-1)!.name);
  });

  it("say what a sum adds up: the plan, the service's own price, and calls beyond the plan's", () => {
    const verdictOf = (path: string) => show(path).trade!.verdict;
    const { addOn } = content.services.find(({ slug }) => slug === "live-chat-support")!;
    expect(addOn).toEqual(expect.any(Number));
    expect(verdictOf("live-chat-support/plumbing/leeds")).toMatch(
      /The sum is the plan( and this service\.|, this service and [\d,]+ chats beyond)/,
    );
    cleanup();
    expect(verdictOf("telephone-answering-services/plumbing/leeds")).not.toContain("this service");
  });

  it("show where contacts come from", () => {
    const { trade } = show("telephone-answering-services/plumbing/leeds");
    const [head, ...rows] = rowsOfTableWith(origin.columns.place);
    expect(head).toEqual([
      origin.columns.place,
      trade!.columns.contacts,
      origin.columns.distance,
      origin.columns.people,
    ]);
    expect(rows).toEqual(
      trade!.origin.rows.map(({ place, distance, people }, index) => [
        place,
        trade!.origin.contacts[index],
        distance,
        people,
      ]),
    );
    expect(rows.length).toBeGreaterThan(11);
  });
});

describe("a page of a service that does not suit the industry", () => {
  const UNFIT = "amazon-customer-support/plumbing/leeds";

  it("links to the services that do, in the same city, each with its reason", () => {
    const { pair, industry } = show(UNFIT);
    const heading = content.landing.trade.unfit.heading({ people: industry.names.people });
    const section = screen.getByRole("heading", { name: heading }).closest("section")!;
    const urls = within(section)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(pair.suitable.length).toBeGreaterThan(2);
    expect(urls).toEqual(pair.suitable.map(({ slug }) => `/seo/${slug}/plumbing/leeds`));
    for (const { slug } of pair.suitable) {
      expect(section).toHaveTextContent(industry.services[slug]!.reason, { normalizeWhitespace: true });
    }
  });

  it("has no week, year, origin or law, but the city and its holidays", () => {
    const { cityFacts, busy } = show(UNFIT);
    expect(screen.queryAllByRole("table")).toEqual([]);
    const main = screen.getByRole("main");
    expect(main).not.toHaveTextContent(content.landing.trade.week.heading);
    expect(main).toHaveTextContent(cityFacts.holidaysText);
    for (const text of busy.texts) expect(main).toHaveTextContent(text, { normalizeWhitespace: true });
  });
});

it("has another layout for an unfit page with busy months than for one without", () => {
  const page = pageOf("amazon-customer-support/plumbing/leeds");
  const quiet = { ...page, busy: { ...page.busy, texts: [] } };
  expect(page.busy.texts.length).toBeGreaterThan(0);
  expect(layoutKey(quiet)).not.toBe(layoutKey(page));
});
