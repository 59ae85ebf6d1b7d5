/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent, pickClaims } from "@/lib/content";
import { TermsBody } from "./terms-body";

const { pages, site, claims } = getContent();
const { keyTerms, sections, contact } = pages.terms;

const html = renderToStaticMarkup(<TermsBody page={pages.terms} site={site} />);

beforeEach(() => {
  document.body.innerHTML = html;
});

/** The whole text of one numbered section. */
function textOf(name: string): string {
  return screen.getByRole("region", { name }).textContent ?? "";
}

/** The numbered heading of a section. */
function headingOf(id: string): string {
  const index = sections.findIndex((section) => section.id === id);
  return `${index + 1}. ${sections[index]?.title}`;
}

test("the sections are numbered, and contact information comes last", () => {
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent ?? "");
  expect(headings.filter((heading) => /^\d+\. /.test(heading))).toEqual(
    sections.map(({ id }) => headingOf(id)),
  );
  expect(headings.at(-1)).toBe(contact.title);
});

test("the section of each key term says its value", () => {
  for (const { section, value } of keyTerms.items)
    expect(textOf(headingOf(section)).toLowerCase()).toContain(value.toLowerCase());
});

test("the service levels state the uptime of the claims register", () => {
  const [uptime] = pickClaims(claims, ["uptime"]);
  expect(textOf(headingOf("service-levels"))).toContain(uptime?.value);
});

test("clauses are numbered within their section", () => {
  const fees = within(screen.getByRole("region", { name: headingOf(sections[4]!.id) }));
  expect(fees.getByText("5.1")).toBeTruthy();
  expect(fees.getByText("5.2")).toBeTruthy();
});

test("each key term links to its section", () => {
  for (const { label, section } of keyTerms.items) {
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(`#${section}`);
    expect(document.getElementById(section)).not.toBeNull();
  }
});
