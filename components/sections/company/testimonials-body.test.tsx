/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { TestimonialsBody } from "./testimonials-body";

const { pages, clients } = getContent();
const page = pages.testimonials;

beforeEach(() => {
  render(<TestimonialsBody page={page} clients={clients} />);
});

const rowsOf = (title: string) =>
  within(screen.getByRole("heading", { level: 2, name: title }).closest("section")!).getAllByRole("listitem");

it("shows the block of four, with who said it and where", () => {
  const rows = rowsOf(page.block.title);
  expect(rows).toHaveLength(4);
  expect(rows[0]!.textContent).toMatch(/Rated 5 out of 5.*Alison Quillan, Partner.*York, United Kingdom/);
});

it("shows six stories, each rated five and dated, newest first", () => {
  const rows = rowsOf(page.stories.title);
  expect(rows).toHaveLength(6);
  for (const row of rows) within(row).getByText("Rated 5 out of 5");
  const dates = rows.map((row) => row.querySelector("time")!.dateTime);
  expect(dates).toEqual([...dates].sort().reverse());
  within(rows[0]!).getByText("8 September 2026");
});

it("names the service of each and links to it", () => {
  for (const link of screen.getAllByRole("link", { name: /Support|Services|Lead|Development|Outsourcing/ })) {
    expect(link.getAttribute("href")).toMatch(/^\/services\/[a-z-]+$/);
  }
});
