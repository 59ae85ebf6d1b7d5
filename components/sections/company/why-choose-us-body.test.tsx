/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims } from "@/lib/content";
import { WhyChooseUsBody } from "./why-choose-us-body";

const { pages, claims } = getContent();
const page = pages["why-choose-us"];

beforeEach(() => {
  const features = page.features.map((feature) => ({
    ...feature,
    proof: pickClaims(claims, feature.claims),
  }));
  render(<WhyChooseUsBody page={page} features={features} evidence={getContent().pages.home.evidence} />);
});

/** The list item under a heading of level 3. */
function itemOf(heading: string): HTMLElement {
  const item = screen.getByRole("heading", { level: 3, name: heading }).closest("li");
  if (!item) throw new Error(`“${heading}” is in no list`);
  return item;
}

test("the reasons are in order, each with its claims", () => {
  const reasons = within(screen.getByRole("region", { name: "Reasons" })).getAllByRole("heading", {
    level: 3,
  });
  expect(reasons.map((heading) => heading.textContent)).toEqual(page.features.map(({ title }) => title));
  for (const feature of page.features) {
    const item = within(itemOf(feature.title));
    for (const { value, scope } of pickClaims(claims, feature.claims)) {
      expect(item.getByText(value)).toBeTruthy();
      expect(item.getByText(scope)).toBeTruthy();
    }
  }
});

test("the methodology shows its steps in order", () => {
  const titles = page.methodology.steps.map(({ title }) => title);
  const steps = itemOf(titles[0]!).parentElement?.children ?? [];
  expect(Array.from(steps, (step) => step.querySelector("h3")?.textContent)).toEqual(
    titles.map((title, index) => `${index + 1} ${title}`),
  );
});

test("every commitment is shown", () => {
  for (const { title, text } of page.commitments.items) {
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test("the buttons link to the contact page and the services", () => {
  for (const link of screen.getAllByRole("link", { name: "Get a free consultation" }))
    expect(link.getAttribute("href")).toBe("/contact");
  expect(screen.getByRole("link", { name: "Explore services" }).getAttribute("href")).toBe("/services");
});
