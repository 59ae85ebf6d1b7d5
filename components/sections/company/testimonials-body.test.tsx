/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "@/lib/content";
import { TestimonialsBody } from "./testimonials-body";

const { pages, clients } = getContent();
const page = pages.testimonials;

const html = renderToStaticMarkup(<TestimonialsBody page={page} clients={clients} />);

beforeEach(() => {
  document.body.innerHTML = html;
});

const rowsOf = (title: string) =>
  within(screen.getByRole("heading", { level: 2, name: title }).closest("section")!).getAllByRole("listitem");

it("shows the short testimonials with author, role and city", () => {
  const rows = rowsOf(page.block.title);
  const { grid } = clients.testimonials;
  expect(rows).toHaveLength(grid.length);
  for (const [index, { author, role, city, rating }] of grid.entries()) {
    for (const words of [
      `Rated ${rating} out of 5`,
      `${author}, ${role}`,
      `${city.label}, ${city.country.title}`,
    ])
      expect(rows[index]).toHaveTextContent(words);
  }
});

it("shows the stories with rating and date, newest first", () => {
  const rows = rowsOf(page.stories.title);
  expect(rows).toHaveLength(clients.stories.length);
  for (const row of rows) within(row).getByText("Rated 5 out of 5");
  const dates = rows.map((row) => row.querySelector("time")!.dateTime);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates).toEqual(clients.stories.map(({ date }) => date));
  const [story] = clients.stories;
  const [year, , day] = dates[0]!.split("-").map(Number);
  expect(rows[0]).toHaveTextContent(new RegExp(`${story!.company}${day} \\w+ ${year}`));
});

it("links every service to its page", () => {
  for (const link of screen.getAllByRole("link", { name: /Support|Services|Lead|Development|Outsourcing/ })) {
    expect(link.getAttribute("href")).toMatch(/^\/services\/[a-z-]+$/);
  }
});
