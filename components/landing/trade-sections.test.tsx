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
    .getAllByRole("table", { hidden: true })
    .find((each) => within(each).queryByRole("columnheader", { name: column, hidden: true }));
  if (!table) throw new Error(`no table with the column ${column}`);
  return within(table)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent ?? ""));
}

it("shows a usual day on our clock where no plan is needed", () => {
  const { desk } = content.landing.trade.week;
  const { trade } = show("pay-per-lead/plumbing/new-york");
  const strip = trade!.hours.dayAtDesk.plans.at(-1)!;
  expect(screen.getByText(desk).nextElementSibling).toHaveTextContent(strip.text);
  cleanup();
  show("telephone-answering-services/plumbing/new-york");
  expect(screen.queryByText(desk)).not.toBeInTheDocument();
});

describe("the tables of a page", () => {
  const { year, origin } = content.landing.trade;

  it("show what each plan would do, under a heading", () => {
    const { trade } = show("telephone-answering-services/plumbing/new-york");
    const { heading, columns, rows } = trade!.offer!;
    expect(screen.getByRole("heading", { name: heading })).toBeVisible();
    expect(rowsOfTableWith(columns[0]!)).toEqual([columns, ...rows]);
  });

  it("are bars of what an enquiry may be worth for a service that is paid by the lead", () => {
    const { trade } = show("pay-per-lead/plumbing/leeds");
    expect(trade!.plan).toBeUndefined();
    for (const { name, text } of trade!.worth!.bars)
      expect(screen.getByText(name).parentElement).toHaveTextContent(text);
    expect(screen.getByText(trade!.worth!.spend)).toBeVisible();
    // The year and the places, folded.
    expect(screen.getAllByRole("table", { hidden: true })).toHaveLength(2);
  });

  it("show nothing of the kind for a service by quotation", () => {
    const { trade } = show("software-development/hotels/phoenix");
    expect(trade!.offer).toBeUndefined();
    // The year and the places, folded.
    expect(screen.getAllByRole("table", { hidden: true })).toHaveLength(2);
  });

  it("show twelve months, with daylight", () => {
    const { trade, cityFacts } = show("telephone-answering-services/plumbing/new-york");
    const [head, ...rows] = rowsOfTableWith(year.columns.month);
    expect([head, ...rows]).toEqual([trade!.year.columns, ...trade!.year.rows]);
    expect(rows.map((row) => row.slice(-2))).toEqual(
      cityFacts.months.map(({ sunrise, sunset }) => [sunrise, sunset]),
    );
    expect(screen.getByRole("main")).toHaveTextContent(trade!.yearText);
  });

  it("say what happens on public holidays to those whose customers ring, and not where colleagues do", () => {
    const { industry } = show("telephone-answering-services/audiology/leeds");
    expect(screen.getByRole("main")).toHaveTextContent(industry.publicHolidays.note);
    cleanup();
    show("dispatching-services/audiology/leeds");
    expect(screen.getByRole("main")).not.toHaveTextContent(industry.publicHolidays.note);
  });

  it("show no months where goods are posted and no month is busy, each like the others", () => {
    show("ecommerce-support/accounting/lyon");
    expect(screen.queryByRole("columnheader", { name: year.columns.month })).not.toBeInTheDocument();
  });

  it("name plans beside public holidays only where a plan is needed", () => {
    const section = () =>
      screen.getByRole("heading", { name: content.landing.headings.holidays }).closest("section")!;
    show("pay-per-lead/plumbing/leeds");
    for (const { name } of content.plans.plans) expect(section()).not.toHaveTextContent(name);
    cleanup();
    show("live-chat-support/plumbing/leeds");
    expect(section()).toHaveTextContent(content.plans.plans.at(-1)!.name);
  });

  it("show contacts by distance", () => {
    const { trade } = show("telephone-answering-services/plumbing/leeds");
    const [head, ...rows] = rowsOfTableWith(origin.columns.within);
    expect([head, ...rows]).toEqual([trade!.origin.columns, ...trade!.origin.rows]);
    expect(rows.length).toBeGreaterThan(5);
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
