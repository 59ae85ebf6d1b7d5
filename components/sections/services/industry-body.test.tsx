/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { composeIndustry } from "@/lib/overviews/industry";
import { IndustryBody } from "./industry-body";

const content = getContent();
const { industries, services, categories, site } = content;
const industry = industries.find((candidate) =>
  services.some(({ slug }) => candidate.services[slug]!.fit === "none"),
)!;
const overview = composeIndustry(industry, content, getLandingCatalogue());

beforeEach(() => {
  const category = categories.find(({ slug }) => slug === industry.category)!;
  render(<IndustryBody industry={industry} category={category} overview={overview} />);
});

it("lists how we help in the sentences written for the page, and no fragment of a script", () => {
  const { parentElement } = screen.getByRole("heading", { name: "How We Help" });
  const rows = within(parentElement!).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual(industry.help);
  for (const { script } of Object.values(industry.services))
    expect(within(parentElement!).queryByText(script.then)).not.toBeInTheDocument();
});

it("shows the conversation of the first service", () => {
  const { heading, script } = overview.call;
  const section = within(screen.getByRole("heading", { name: heading }).closest("section")!);
  expect(section.getByText(`“${script.caller}”`)).toBeInTheDocument();
  expect(section.getByText(script.then)).toBeInTheDocument();
});

it("advertises no service that does not suit the industry", () => {
  for (const { slug, title } of services) {
    const { fit, reason } = industry.services[slug]!;
    expect(screen.queryAllByRole("link", { name: title }).length > 0).toBe(fit !== "none");
    expect(screen.queryAllByText(reason)).toHaveLength(fit === "none" ? 0 : 1);
  }
});

it("links to each linked city once", () => {
  const urls = screen.getAllByRole("link").map((link) => link.getAttribute("href")!);
  expect(urls.filter((url) => url.startsWith("/seo/")).map((url) => url.split("/").at(-1))).toEqual(
    site.linkedCities,
  );
});
