/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims } from "@/lib/content";
import { AboutBody } from "./about-body";

const { pages, claims, site } = getContent();
const page = pages.about;

beforeEach(() => {
  render(<AboutBody page={page} claims={pickClaims(claims, page.today.claims)} />);
});

test("the history begins with the founding and ends with today", () => {
  const history = within(screen.getByRole("region", { name: "Our history" }));
  const entries = history.getAllByRole("listitem").map((entry) => entry.textContent);
  expect(entries).toEqual(page.history.map(({ year, title, text }) => `${year ?? "Today"}${title}${text}`));
  expect(entries[0]).toMatch(new RegExp(`^${site.founded}`));
  expect(entries.at(-1)).toMatch(/^Today/);
});

test("every claim is shown with its scope", () => {
  for (const { value, label, scope } of pickClaims(claims, page.today.claims)) {
    const figure = screen.getByText(label).closest("div");
    expect(figure).toHaveTextContent(value);
    expect(figure).toHaveTextContent(scope);
  }
});

test("the page has the newsletter form", () => {
  expect(screen.getByRole("heading", { level: 2, name: page.newsletter.title })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Email address" })).toBeTruthy();
});
