/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "@/lib/content";
import { CareersBody } from "./careers-body";

const page = getContent().pages.careers;

const html = renderToStaticMarkup(<CareersBody page={page} />);

beforeEach(() => {
  document.body.innerHTML = html;
});

test("every opening has an Apply Now link to the contact page", () => {
  const openings = screen.getAllByRole("article");
  expect(openings).toHaveLength(page.openings.items.length);
  for (const opening of openings) {
    const apply = within(opening).getByRole("link", { name: /^Apply Now/ });
    expect(apply.getAttribute("href")).toBe("/contact");
  }
});

test("every opening shows title, department, location, type, description and requirements", () => {
  for (const { title, department, location, type, description, requirements } of page.openings.items) {
    const opening = within(screen.getByRole("article", { name: title }));
    for (const text of [department, location, type, description, ...requirements]) {
      expect(opening.getByText(text)).toBeTruthy();
    }
    for (const term of ["Department", "Location", "Type"]) expect(opening.getByText(term)).toBeTruthy();
  }
});

test("the button at the top links to the openings", () => {
  const target = screen.getByRole("link", { name: "See the openings" }).getAttribute("href");
  const section = document.getElementById(target?.slice(1) ?? "");
  expect(section?.contains(screen.getAllByRole("article")[0] ?? null)).toBe(true);
});

test("the list beside the heading links to each opening", () => {
  const index = within(screen.getByRole("navigation", { name: "Openings" }));
  for (const { id, title } of page.openings.items) {
    const target = index.getByRole("link", { name: new RegExp(`^${title}`) }).getAttribute("href");
    expect(target).toBe(`#${id}`);
    expect(document.getElementById(id)?.textContent).toContain(title);
  }
});

test("every benefit is listed", () => {
  for (const { title } of page.benefits.items) {
    expect(screen.getByRole("heading", { level: 3, name: title })).toBeTruthy();
  }
});
