/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims } from "@/lib/content";
import { atLeast } from "./home-reach";
import { HomeBody } from "./home-body";

const content = getContent();
const { home } = content.pages;

beforeEach(() => {
  // jsdom has none; the visitor asks for less motion, so that nothing rotates here.
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  render(
    <HomeBody
      content={content}
      page={home}
      highlights={home.highlights.map(({ title, claim }) => ({
        title,
        claim: pickClaims(content.claims, [claim])[0]!,
      }))}
      claims={pickClaims(content.claims, home.about.claims)}
    />,
  );
});

/** The section that begins with a second-level heading of this text. */
function section(title: string): HTMLElement {
  const element = screen.getByRole("heading", { level: 2, name: title }).closest("section");
  if (!element) throw new Error(`“${title}” stands in no section`);
  return element;
}

it("has the sections in the specification's order", () => {
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Global reach",
    "24/7 support",
    "Expert agents",
    home.services.title,
    home.industries.title,
    home.reach.title,
    home.about.title,
    home.caseStudies.title,
    home.pricing.title,
    home.testimonials.title,
    home.banner.title,
    home.newsletter.title,
    home.features.title,
  ]);
});

it("leads from the hero to the contact page and the services", () => {
  expect(screen.getByRole("link", { name: "Get a free consultation" })).toHaveProperty(
    "pathname",
    "/contact",
  );
  expect(screen.getByRole("link", { name: "Explore services" })).toHaveProperty("pathname", "/services");
});

it("lists eight services, each with three features and a link", () => {
  const services = section(home.services.title);
  expect(within(services).getAllByRole("heading", { level: 3 })).toHaveLength(8);
  expect(within(services).getAllByRole("link", { name: /^Learn More about / })).toHaveLength(8);
  for (const list of within(services).getAllByRole("list").slice(1)) {
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  }
});

it("lists four categories of six industries each", () => {
  const industries = section(home.industries.title);
  const titles = within(industries)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(["Home Services", "Legal & Financial", "Healthcare", "Business & Technology"]);
  const links = within(industries)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links.filter((href) => href?.startsWith("/industries/"))).toHaveLength(24);
  expect(new Set(links).size).toBe(25);
});

it("counts the cities of each region", () => {
  const reach = section(home.reach.title);
  for (const [figure, region] of [
    ["120+", "North America"],
    ["85+", "Europe"],
    ["45+", "Asia Pacific"],
  ] as const) {
    const item = within(reach)
      .getByRole("heading", { name: `cities in ${region}` })
      .closest("li");
    expect(item?.textContent).toContain(figure);
  }
});

it("rounds counts down to a multiple of five", () => {
  expect([123, 87, 46, 45, 44, 4].map(atLeast)).toEqual(["120+", "85+", "45+", "45+", "40+", "0+"]);
});

it("prints each claim of the about section with its scope", () => {
  const about = within(section(home.about.title));
  for (const value of ["30+", "60+", "24/7", "2014"]) about.getByText(value);
  for (const { scope } of pickClaims(content.claims, home.about.claims)) about.getByText(scope);
});

it("registers 19 verified case studies", () => {
  const register = within(section(home.caseStudies.title));
  expect(register.getAllByRole("heading", { level: 4 })).toHaveLength(19);
  expect(register.getAllByText("Verified")).toHaveLength(19);
  register.getByText("Winnipeg, Canada");
});

it("offers the plans in the home page's reading, each through /auth", () => {
  const pricing = within(section(home.pricing.title));
  pricing.getByText("Up to 200 calls");
  pricing.getByText("Most popular");
  const buttons = pricing.getAllByRole("link", { name: /^(Start Free Trial|Contact Sales) for / });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Start Free Trial for Starter",
    "Start Free Trial for Professional",
    "Contact Sales for Enterprise",
  ]);
  for (const button of buttons) expect(button).toHaveProperty("pathname", "/auth");
  expect(pricing.getByRole("link", { name: home.pricing.enterpriseLink })).toHaveProperty(
    "pathname",
    "/contact",
  );
});

it("has the testimonials under their anchor, eight of them", () => {
  expect(section(home.testimonials.title).id).toBe("testimonials");
  expect(screen.getByRole("region", { name: home.testimonials.title })).toBeTruthy();
  expect(screen.getAllByText("Rated 5 out of 5")).toHaveLength(8);
});

it("ends with how agents and AI assistance work together", () => {
  expect(within(section(home.features.title)).getAllByRole("heading", { level: 3 })).toHaveLength(6);
});
