/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent, pickClaims } from "@/lib/content";
import { composePlanWeeks } from "@/lib/overviews/plan-weeks";
import { composeSwitchboard } from "@/lib/overviews/switchboard";
import { composeWorkingDay } from "@/lib/overviews/working-day";
import { formatMinimum } from "./home-reach";
import { HomeBody } from "./home-body";

const content = getContent();
const { home } = content.pages;
const switchboard = composeSwitchboard(home.switchboard, content);
const day = composeWorkingDay(home, content);
const weeks = composePlanWeeks(home.switchboard, content);

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
    switchboard={switchboard}
    day={day}
    weeks={weeks}
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
    home.reach.title,
    home.features.title,
    home.pricing.title,
    home.testimonials.title,
    home.caseStudies.title,
    home.newsletter.title,
    home.banner.title,
  ]);
});

it("describes the switchboard, with each trade and each city, between the head and the services", () => {
  const picture = screen.getByRole("img", { name: switchboard.description });
  for (const { name } of home.switchboard.trades)
    expect(picture).toHaveAccessibleName(expect.stringContaining(name));
  const services = screen.getByRole("heading", { name: home.services.title });
  expect(picture.compareDocumentPosition(services)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("links the hero's buttons to the contact page and the services", () => {
  expect(screen.getByRole("link", { name: "Get a free consultation" })).toHaveProperty(
    "pathname",
    "/contact",
  );
  expect(screen.getByRole("link", { name: "Explore services" })).toHaveProperty("pathname", "/services");
});

it("lists every service with its moment, its features and a link, in the order of the day", () => {
  const services = within(section(home.services.title));
  const titles = services.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(day.moments.map(({ service }) => service.title));
  expect(titles.toSorted()).toEqual(content.services.map(({ title }) => title).toSorted());
  for (const { time, text, service } of day.moments) {
    const card = within(services.getByRole("heading", { name: service.title }).closest("li")!);
    card.getByText(time);
    card.getByText(text);
    card.getByText(service.summary);
    const features = within(card.getByRole("list")).getAllByRole("listitem");
    expect(features.map(({ textContent }) => textContent)).toEqual(service.features);
    expect(card.getByRole("link")).toHaveAccessibleName(`Learn More about ${service.title}`);
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

it("shows the number of cities of each region as a minimum", () => {
  const reach = section(home.reach.title);
  for (const { title, countries } of content.regions) {
    const count = countries.reduce((sum, { cities }) => sum + cities.length, 0);
    const item = within(reach)
      .getByRole("heading", { name: `cities in ${title}` })
      .closest("li");
    expect(item).toHaveTextContent(formatMinimum(count));
  }
});

it("rounds a minimum down to a multiple of five", () => {
  expect([123, 87, 46, 45, 44, 4].map(formatMinimum)).toEqual(["120+", "85+", "45+", "45+", "40+", "0+"]);
});

it("shows each claim with its scope", () => {
  const shown = [
    { title: home.reach.title, claims: home.about.claims },
    { title: home.features.title, claims: home.features.claims },
  ];
  for (const { title, claims } of shown)
    for (const { value, scope } of pickClaims(content.claims, claims)) {
      within(section(title)).getByText(value);
      expect(section(title)).toHaveTextContent(scope);
    }
});

it("says what the company is beside the cities", () => {
  const reach = within(section(home.reach.title));
  reach.getByRole("heading", { level: 3, name: home.about.title });
  expect(reach.getByRole("link", { name: "Who we are" })).toHaveProperty("pathname", "/about");
});

it("lists the case studies, each with one mark", () => {
  const { caseStudies } = content.clients;
  const register = within(section(home.caseStudies.title));
  expect(register.getAllByRole("heading", { level: 3 })).toHaveLength(caseStudies.length);
  expect(register.getAllByText(content.site.samples ? "Verified (sample)" : "Verified")).toHaveLength(
    caseStudies.filter(({ verified }) => verified).length,
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

it("says how many hours of a week each plan answers, and whether the call at night is among them", () => {
  const pricing = within(section(home.pricing.title));
  for (const [index, { name }] of content.plans.plans.entries()) {
    const { answered, total, call } = weeks[index]!;
    const drawn = pricing.getByRole("img", {
      name: new RegExp(`${name} answers ${answered} of ${total}\\.`),
    });
    expect(/is not among them/.test(drawn.getAttribute("aria-label")!)).toBe(!call.isAnswered);
  }
});

it("shows no scene twice", () => {
  const shown = [...document.querySelectorAll("picture img")].map((image) => image.getAttribute("src"));
  // Those of services are small, and on tablets alone.
  const services = [...section(home.services.title).querySelectorAll("li img")].map((image) =>
    image.getAttribute("src"),
  );
  const others = shown.filter((src) => !services.includes(src));
  expect(new Set(others).size).toBe(others.length);
});

it("has the testimonials with their anchor", () => {
  expect(section(home.testimonials.title).id).toBe("testimonials");
  expect(screen.getByRole("region", { name: home.testimonials.title })).toBeTruthy();
  expect(screen.getAllByText("Rated 5 out of 5")).toHaveLength(content.clients.testimonials.carousel.length);
});

it("lists the features of AI assistance", () => {
  expect(within(section(home.features.title)).getAllByRole("heading", { level: 3 })).toHaveLength(
    home.features.items.length,
  );
});
