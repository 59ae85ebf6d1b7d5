/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims } from "@/lib/content";
import { AboutBody } from "./about-body";

const { pages, claims, site } = getContent();
const page = pages.about;

beforeEach(() => {
  render(<AboutBody page={page} claims={pickClaims(claims, page.today.claims)} site={site} />);
});

test("the history runs from 2014 to today", () => {
  const history = within(screen.getByRole("region", { name: "Our history" }));
  const entries = history.getAllByRole("listitem").map((entry) => entry.textContent);
  expect(entries).toEqual([
    expect.stringMatching(/^2014.*Founded/),
    expect.stringMatching(/^2015.*legally registered/),
    expect.stringMatching(/^2017.*Europe/),
    expect.stringMatching(/^2020.*AI and automation/),
    expect.stringMatching(/^Today/),
  ]);
});

test("both readings of a figure stand there, each with its scope", () => {
  for (const [value, scope] of [
    ["30+", "countries in which our clients are registered"],
    ["50+", "countries from which customers of our clients have called or written"],
    ["15+", "languages in which a person answers"],
    ["60+", "languages served with AI assistance, on the Enterprise plan"],
  ] as const) {
    const figure = screen.getByText(value);
    expect(figure.parentElement?.textContent).toContain(scope);
  }
});

test("it offers the newsletter under a heading", () => {
  expect(screen.getByRole("heading", { level: 2, name: page.newsletter.title })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Email address" })).toBeTruthy();
});
