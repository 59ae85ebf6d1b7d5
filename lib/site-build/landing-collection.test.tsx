import { createPageEncoder, createPageRenderer } from "export-kit/writer";
import { renderToStaticMarkup } from "react-dom/server";
import { landingElement } from "@/app/seo/landing-page";
import { shapeOf } from "@/components/landing/landing-body";
import { getContent, type LandingCatalogue } from "@/lib/content";
import { createComposer, type LandingPage } from "@/lib/landing";

const content = getContent();

/** The elements of some pages of a catalogue. */
function elementsOf(catalogue: LandingCatalogue, paths: readonly string[]) {
  const composer = createComposer(content, catalogue);
  return paths.map((path) => {
    const [service = "", industry = "", city = ""] = path.split("/");
    const page = composer.compose(service, industry, city);
    if (!page) throw new Error(`no page ${path}`);
    return landingElement(page);
  });
}

/** Renders every page as the writer does, parts rendered once. */
function renderShared(elements: ReturnType<typeof elementsOf>): string[] {
  const render = createPageRenderer<LandingPage>({ element: landingElement, shapeOf });
  const encode = createPageEncoder();
  return elements.map((element) => encode(render(element.props.page)).toString());
}

// One town with two pairs, one pair in several towns, the company's own among them.
const SAMPLE = [
  "call-center-outsourcing/plumbing/glasgow",
  "call-center-outsourcing/plumbing/auckland",
  "live-chat-support/dental-practices/auckland",
  "amazon-customer-support/pet-supplies/berlin",
  "software-development/hotels/phoenix",
  "pay-per-lead/gyms/london-ontario",
  "call-center-outsourcing/plumbing/glasgow",
];

it("gives the HTML that React gives", () => {
  const elements = elementsOf(content, SAMPLE);
  const alone = elements.map((element) => renderToStaticMarkup(element));
  expect(renderShared(elements)).toEqual(alone);
});

it("gives it for every service and for every town", () => {
  const { services, industries, cities } = content;
  const paths = [
    ...services.map(({ slug }, index) => `${slug}/${industries[index]!.slug}/${cities[index]!.slug}`),
    ...cities.map(({ slug }, index) => {
      const pair = [services[index % services.length]!, industries[index % industries.length]!];
      return [...pair.map((part) => part.slug), slug].join("/");
    }),
  ];
  const elements = elementsOf(content, paths);
  const alone = elements.map((element) => renderToStaticMarkup(element));
  expect(renderShared(elements)).toEqual(alone);
});

it("keeps apart pages with other elements: a town without neighbours", () => {
  const alone = { ...content, cities: content.cities.filter(({ slug }) => slug === "perth") };
  const path = "live-chat-support/plumbing/perth";
  const elements = [...elementsOf(content, [path]), ...elementsOf(alone, [path])];
  const [near, far] = elements.map((element) => renderToStaticMarkup(element));
  expect(far).not.toBe(near);
  expect(renderShared(elements)).toEqual([near, far]);
});
