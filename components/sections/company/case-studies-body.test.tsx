/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims } from "@/lib/content";
import { otherClients } from "@/lib/overviews/other-clients";
import { CaseStudiesBody } from "./case-studies-body";

const { pages, claims, clients } = getContent();
const page = pages["case-studies"];

beforeEach(() => {
  const metrics = pickClaims(claims, page.metrics);
  render(<CaseStudiesBody page={page} metrics={metrics} clients={clients} others={otherClients(clients)} />);
});

it("shows the headline figures with their scopes", () => {
  const metrics = within(screen.getByRole("region", { name: "Headline figures" }));
  const figures = pickClaims(claims, page.metrics);
  expect(metrics.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
    figures.map(({ label }) => label),
  );
  for (const { value, scope } of figures) {
    metrics.getByText(value);
    metrics.getByText(scope);
  }
});

it("shows every client story with its path, challenge, solution, results and quotation", () => {
  const stories = screen.getAllByRole("article");
  expect(stories).toHaveLength(clients.clientStories.length);
  for (const [index, story] of stories.entries()) {
    const parts = within(story)
      .getAllByRole("heading", { level: 4 })
      .map(({ textContent }) => textContent);
    expect(parts).toEqual(["Challenge", "Solution", "Results"]);
    const { path, results, author, company } = clients.clientStories[index]!;
    within(story).getByRole("heading", { level: 3, name: company });
    expect(
      within(story)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([...path.before, ...path.now, ...results]);
    within(story).getByText(author);
  }
});

it("shows testimonials that /testimonials does not have, of clients whose story is not told", () => {
  const block = screen.getByRole("heading", { level: 2, name: page.block.title }).closest("section")!;
  const { grid } = clients.testimonials;
  const entries = within(block).getAllByRole("listitem");
  expect(entries).toHaveLength(grid.length);
  const told = [...grid, ...clients.clientStories].map(({ company }) => company);
  for (const entry of entries)
    expect(told.filter((company) => entry.textContent.includes(company))).toEqual([]);
});

it("links to the contact page and the prices", () => {
  expect(screen.getByRole("link", { name: "Get a free consultation" })).toHaveProperty(
    "pathname",
    "/contact",
  );
  expect(screen.getByRole("link", { name: "See prices" })).toHaveProperty("pathname", "/pricing");
});
