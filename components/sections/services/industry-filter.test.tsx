/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "@/lib/content";
import { groupByCategory } from "@/lib/content/catalogue";
import { IndustryFilter } from "./industry-filter";

const { industries, categories } = getContent();
const groups = groupByCategory(industries, categories);
const links = () =>
  screen
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href")!)
    .filter((url) => url.startsWith("/"));

it("lists every industry without JavaScript", () => {
  const html = renderToStaticMarkup(<IndustryFilter groups={groups} />);
  for (const { slug } of industries) expect(html).toContain(`href="/industries/${slug}"`);
});

it("leaves the trades that are typed, says how many, and lists all again when the field is cleared", async () => {
  render(<IndustryFilter groups={groups} />);
  const [industry] = industries;
  const field = screen.getByRole("searchbox", { name: "Find your trade" });
  await userEvent.type(field, industry!.title);
  expect(links()).toEqual([`/industries/${industry!.slug}`]);
  expect(screen.getByRole("status")).toHaveTextContent(`1 of ${industries.length} trades`);
  await userEvent.clear(field);
  expect(links()).toHaveLength(industries.length);
  expect(screen.getByRole("status")).toHaveTextContent(/^\d+ trades$/);
});

it("offers a contact when no trade has the name", async () => {
  render(<IndustryFilter groups={groups} />);
  await userEvent.type(screen.getByRole("searchbox"), "qqq");
  expect(links()).toEqual(["/contact"]);
});
