/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent, pickClaims } from "@/lib/content";
import { lowestPrice } from "../services/service-price";
import { formatMinimum, HomeBody } from "./home-body";

const content = getContent();
const { home } = content.pages;

// Once: the page takes a third of a second, and no test changes it.
beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <HomeBody
      content={content}
      page={home}
      proofs={pickClaims(
        content.claims,
        home.highlights.map(({ claim }) => claim),
      )}
      claims={pickClaims(content.claims, home.about.claims)}
    />,
  );
});

/** The section with a second-level heading of this text. */
const section = (title: string) =>
  screen.getByRole("heading", { level: 2, name: title, hidden: true }).closest("section")!;

it("has its sections in the fixed order, the testimonials with their anchor", () => {
  const headings = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
  const { call, services, industries, pricing, evidence, caseStudies, about } = home;
  const { testimonials, banner, newsletter } = home;
  const parts = [call, services, industries, pricing, evidence, caseStudies, about, testimonials, banner];
  expect(headings).toEqual([...home.highlights, ...parts, newsletter].map(({ title }) => title));
  expect(section(home.testimonials.title).id).toBe("testimonials");
});

it("says the lowest price of every service", () => {
  for (const { slug, short } of content.services) {
    const card = within(section(home.services.title))
      .getByText(short, { selector: "h3, h3 *" })
      .closest("li");
    expect(card).toHaveTextContent(lowestPrice(slug, content.plans).replaceAll("\u00a0", " "));
  }
});

it("shows the number of cities of each region as a minimum, a multiple of five", () => {
  for (const { slug, countries } of content.regions) {
    const count = countries.reduce((sum, { cities }) => sum + cities.length, 0);
    const link = section(home.about.title).querySelector(`a[href="/regions/${slug}"]`)!;
    expect(link.closest("li")).toHaveTextContent(formatMinimum(count));
  }
  expect([123, 87, 46, 45, 44, 4].map(formatMinimum)).toEqual(["120+", "85+", "45+", "45+", "40+", "0+"]);
});

it("leads from every plan to the portal, and marks the popular one", () => {
  const pricing = section(home.pricing.title);
  const buttons = [...pricing.querySelectorAll('a[href="/auth"]')].map(({ textContent }) => textContent);
  const { plans } = content.plans;
  expect(buttons).toEqual(plans.map(({ cta, name }) => `${cta} for ${name}`));
  const marked = within(pricing).getByText("Most popular").closest("li");
  expect(marked).toHaveTextContent(plans.find(({ popular }) => popular)!.name);
});

it("marks each invented case study", () => {
  const { caseStudies } = content.clients;
  const register = within(section(home.caseStudies.title));
  expect(register.getAllByText(content.site.samples ? "Sample" : "Verified")).toHaveLength(
    caseStudies.filter(({ sample, verified }) => sample || verified).length,
  );
});
