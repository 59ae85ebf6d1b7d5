/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { composeHub } from "@/lib/overviews/hub";
import { HubBody } from "./hub-body";

const content = getContent();
const { site, navigation } = content;
const catalogue = getLandingCatalogue();
const hub = composeHub(catalogue, "live-chat-support", "plumbing", content);
if (!hub) throw new Error("no hub");

const html = renderToStaticMarkup(
  <>
    <Header site={site} navigation={navigation} />
    <HubBody hub={hub} prices={content.plans} site={site} />
    <Footer site={site} navigation={navigation} />
  </>,
);

beforeEach(() => {
  document.body.innerHTML = html;
});

it("links to the landing page of every city, country by country", () => {
  const main = screen.getByRole("main");
  const links = within(main)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links.filter((url) => url?.startsWith("/seo/live-chat-support/plumbing/"))).toHaveLength(
    catalogue.cities.length,
  );
  const headings = (level: number) =>
    within(main)
      .getAllByRole("heading", { level })
      .map(({ textContent }) => textContent);
  const { length } = catalogue.cities;
  expect(headings(2)).toEqual([hub.hours!.heading, `${length} cities`, `Ask about ${hub.service.phrase}`]);
  const countries = [...new Set(catalogue.cities.map(({ country }) => country))];
  expect(headings(3)).toEqual(countries.map(({ title, cities }) => `${title} ${cities.length}`));
});

it("links to at most 300 pages, header and footer included", () => {
  const urls = screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href")!);
  expect(new Set(urls.filter((url) => url.startsWith("/"))).size).toBeLessThanOrEqual(300);
});

it("says the price of the service in its head and at its end", () => {
  const [addOn] = content.plans.addOns.filter(({ service }) => service === hub.service.slug);
  const figure = `£${String(addOn!.price)} a month`;
  expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`^${figure}, on top of a plan`))).toBeInTheDocument();
});

it("asks for a quote in its head and at its end, where it has the telephone number too", () => {
  const main = within(screen.getByRole("main"));
  const links = main.getAllByRole("link", { name: "Get a quote" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/contact?service=live-chat-support",
    "/contact?service=live-chat-support",
  ]);
  expect(screen.getByRole("main").textContent).toContain(site.phone.display);
});

it("links back to the service", () => {
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Live Chat Support" })).toHaveAttribute(
    "href",
    "/services/live-chat-support",
  );
  expect(within(crumbs).getByText("Plumbing")).toHaveAttribute("aria-current", "page");
});
