/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent, pickClaims } from "@/lib/content";
import { lowestPrice } from "../services/service-price";
import { formatMinimum } from "./home-about";
import { HomeBody } from "./home-body";

const content = getContent();
const { home } = content.pages;

// Once: the page takes a third of a second, and no test changes it.
beforeEach(() => {
  document.body.innerHTML = html;
});
const html = renderToStaticMarkup(
  <HomeBody
    content={content}
    page={home}
    highlights={home.highlights.map(({ title, claim }) => ({
      title,
      claim: pickClaims(content.claims, [claim])[0]!,
    }))}
    claims={{
      about: pickClaims(content.claims, home.about.claims),
      features: pickClaims(content.claims, home.features.claims),
    }}
  />,
);

/** The section with a second-level heading of this text. */
function section(title: string): HTMLElement {
  const element = screen.getByRole("heading", { level: 2, name: title }).closest("section");
  if (!element) throw new Error(`“${title}” is in no section`);
  return element;
}

it("has its sections in the fixed order", () => {
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    ...home.highlights.map(({ title }) => title),
    home.call.title,
    home.services.title,
    home.industries.title,
    home.pricing.title,
    home.evidence.title,
    home.caseStudies.title,
    home.about.title,
    home.testimonials.title,
    home.banner.title,
    home.newsletter.title,
  ]);
});

it("links the hero's buttons to the contact page and the services", () => {
  for (const link of screen.getAllByRole("link", { name: "Get a free consultation" }))
    expect(link).toHaveProperty("pathname", "/contact");
  expect(screen.getByRole("link", { name: "Explore services" })).toHaveProperty("pathname", "/services");
});

it("lists every service with its features, its lowest price and a link", () => {
  const services = within(section(home.services.title));
  const titles = services.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(content.services.map(({ short }) => short));
  for (const { slug, short, summary, features } of content.services) {
    const card = within(services.getByRole("heading", { name: short }).closest("li")!);
    card.getByText(summary);
    const listed = within(card.getByRole("list")).getAllByRole("listitem");
    expect(listed.map(({ textContent }) => textContent)).toEqual(features);
    card.getByText(lowestPrice(slug, content.plans));
    expect(card.getByRole("link")).toHaveAccessibleName(`Learn More about ${short}`);
  }
});

it("lists the categories with links to their industries", () => {
  const industries = section(home.industries.title);
  const titles = within(industries)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  const { categories } = home.industries;
  expect(titles).toEqual(
    categories.map(({ category }) => content.categories.find(({ slug }) => slug === category)?.title),
  );
  const links = within(industries)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const shown = categories.flatMap(({ items }) => items.map((slug) => `/industries/${slug}`));
  expect(links).toEqual(["/industries", ...shown]);
});

it("shows the number of cities of each region as a minimum, and links to the company and the regions", () => {
  const about = within(section(home.about.title));
  for (const { title, slug, countries } of content.regions) {
    const count = countries.reduce((sum, { cities }) => sum + cities.length, 0);
    const link = about.getByRole("link", { name: title });
    expect(link).toHaveProperty("pathname", `/regions/${slug}`);
    expect(link.closest("li")).toHaveTextContent(formatMinimum(count));
  }
  expect(about.getByRole("link", { name: home.about.more })).toHaveProperty("pathname", "/about");
});

it("rounds a minimum down to a multiple of five", () => {
  expect([123, 87, 46, 45, 44, 4].map(formatMinimum)).toEqual(["120+", "85+", "45+", "45+", "40+", "0+"]);
});

it("shows each claim with its scope", () => {
  const shown = [
    { title: home.about.title, claims: home.about.claims },
    { title: home.evidence.title, claims: home.features.claims },
  ];
  for (const { title, claims } of shown)
    for (const { value, scope } of pickClaims(content.claims, claims)) {
      within(section(title)).getByText(value);
      expect(section(title)).toHaveTextContent(scope);
    }
});

it("lists the case studies, each with one mark", () => {
  const { caseStudies } = content.clients;
  const register = within(section(home.caseStudies.title));
  expect(register.getAllByRole("heading", { level: 3 })).toHaveLength(caseStudies.length);
  expect(register.getAllByText(content.site.samples ? "Sample" : "Verified")).toHaveLength(
    caseStudies.filter(({ sample, verified }) => sample || verified).length,
  );
  for (const { name, city } of caseStudies) {
    const entry = register.getByRole("heading", { name: new RegExp(`^${name}`) }).closest("li");
    expect(entry).toHaveTextContent(`${city.label}, ${city.country.title}`);
  }
});

it("shows the plans with the features of the home page and links to /auth", () => {
  const pricing = within(section(home.pricing.title));
  const { plans } = content.plans;
  for (const { features } of plans) for (const { text } of features.home) pricing.getByText(text);
  expect(pricing.getByText("Most popular").closest("li")).toHaveTextContent(
    plans.find(({ popular }) => popular)!.name,
  );
  const buttons = pricing.getAllByRole("link", {
    name: new RegExp(` for (${plans.map(({ name }) => name).join("|")})$`),
  });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(
    plans.map(({ cta, name }) => `${cta} for ${name}`),
  );
  for (const button of buttons) expect(button).toHaveProperty("pathname", "/auth");
  expect(pricing.getByRole("link", { name: home.pricing.enterpriseLink })).toHaveProperty(
    "pathname",
    "/contact",
  );
});

it("has the testimonials with their anchor", () => {
  expect(section(home.testimonials.title).id).toBe("testimonials");
  expect(screen.getByRole("region", { name: home.testimonials.title })).toBeTruthy();
  expect(screen.getAllByText("Rated 5 out of 5")).toHaveLength(content.clients.testimonials.carousel.length);
});

it("lists the features of AI assistance beside the pictures of the product", () => {
  const evidence = within(section(home.evidence.title));
  expect(evidence.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual(
    home.features.items.map(({ title }) => title),
  );
  for (const { alt, text } of [home.evidence.portal]) {
    evidence.getByRole("img", { name: alt });
    evidence.getByText(text);
  }
  evidence.getByText(home.evidence.text);
});
