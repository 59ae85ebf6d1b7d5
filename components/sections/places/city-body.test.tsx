/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { createCityFacts } from "@/lib/landing";
import { composeCity } from "@/lib/overviews/city";
import { CityBody } from "./city-body";

const content = getContent();
const catalogue = getLandingCatalogue();
const { cities, categories, site } = content;
const city = cities.find(({ slug }) => slug === site.homeCity)!;
const overview = composeCity(createCityFacts(content, cities)(city), content, catalogue);

const html = renderToStaticMarkup(
  <CityBody city={city} overview={overview} services={content.services} prices={content.plans} site={site} />,
);

beforeEach(() => {
  document.body.innerHTML = html;
});

it("sells before it informs: services and hours first, then what is true of the city", () => {
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const { clock, notes, holidays, law, services, industries } = overview;
  expect(headings.slice(0, -1)).toEqual(
    [services!, clock, industries!, notes, holidays, law].map(({ heading }) => heading),
  );
});

it("links each statement on the law to its source", () => {
  const sources = overview.law.topics.flatMap(({ statements }) =>
    statements.flatMap(({ source }) => source ?? []),
  );
  expect(sources.length).toBeGreaterThan(0);
  for (const { title, url } of sources)
    expect(screen.getByRole("link", { name: title })).toHaveAttribute("href", url);
});

it("groups the trades by category", () => {
  for (const { slug, title } of categories) {
    const section = screen.getByRole("heading", { level: 3, name: title }).closest("details")!;
    const names = within(section)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    const expected = catalogue.industries.filter(({ category }) => category === slug);
    expect(names).toEqual(expected.map((industry) => industry.title));
  }
});
