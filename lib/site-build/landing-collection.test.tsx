import { createPageRenderer } from "export-kit/collection-module";
import { createPageEncoder } from "@/packages/export-kit/src/collections/html-chunks";
import { renderToStaticMarkup } from "react-dom/server";
import { landingElement } from "@/app/seo/landing-page";
import { layoutKey } from "@/components/landing/landing-body";
import { getContent, type LandingCatalogue } from "@/lib/content";
import { createComposer, type LandingPage } from "@/lib/landing";

const content = getContent();

/** The React elements of pages, by `service/industry/city`. */
function elementsOf(catalogue: LandingCatalogue, paths: readonly string[]) {
  const composer = createComposer(content, catalogue);
  return paths.map((path) => {
    const [service = "", industry = "", city = ""] = path.split("/");
    const page = composer.compose(service, industry, city);
    if (!page) throw new Error(`no page ${path}`);
    return landingElement(page);
  });
}

/** Renders pages as the engine does: shared fragments once. */
function renderWithFragments(elements: ReturnType<typeof elementsOf>): string[] {
  const render = createPageRenderer<LandingPage>({ element: landingElement, layoutKey });
  const encode = createPageEncoder();
  return elements.map((element) => encode(render(element.props.page)).toString());
}

// Two pairs in one city, one pair in several cities, the home city among them, and the first page again.
const SAMPLE = [
  "call-center-outsourcing/plumbing/glasgow",
  "call-center-outsourcing/plumbing/auckland",
  "live-chat-support/dental-practices/auckland",
  "call-center-outsourcing/plumbing/glasgow",
];
/** A twentieth of the cities in a quick run, all in a whole one. */
const EVERY = process.env.TEST_RUNS === "whole" ? 1 : 20;

it("renders a page of every service and of cities all over the world to the same HTML as React does", () => {
  const { services, industries, cities } = content;
  const paths = [
    ...services.map(({ slug }, index) => `${slug}/${industries[index]!.slug}/${cities[index]!.slug}`),
    ...cities.flatMap(({ slug }, index) => {
      if (index % EVERY > 0) return [];
      const pair = [services[index % services.length]!, industries[index % industries.length]!];
      return [...pair.map((part) => part.slug), slug].join("/");
    }),
  ];
  const elements = elementsOf(content, [...SAMPLE, ...paths]);
  const expected = elements.map((element) => renderToStaticMarkup(element));
  expect(renderWithFragments(elements)).toEqual(expected);
});

it("renders a city without neighbours to the same HTML as React does, next to one with neighbours", () => {
  const onlyCity = { ...content, cities: content.cities.filter(({ slug }) => slug === "perth") };
  const path = "live-chat-support/plumbing/perth";
  const elements = [...elementsOf(content, [path]), ...elementsOf(onlyCity, [path])];
  const [withNeighbours, without] = elements.map((element) => renderToStaticMarkup(element));
  expect(without).not.toBe(withNeighbours);
  expect(renderWithFragments(elements)).toEqual([withNeighbours, without]);
});
