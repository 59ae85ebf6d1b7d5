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
  render(<WhyChooseUsBody page={page} features={features} />);
});

/** The list item under a heading of level 3. */
function itemOf(heading: string): HTMLElement {
  const item = screen.getByRole("heading", { level: 3, name: heading }).closest("li");
  if (!item) throw new Error(`“${heading}” stands in no list`);
  return item;
}

test("six reasons in the specification's order", () => {
  const reasons = within(screen.getByRole("region", { name: "Reasons" })).getAllByRole("heading", {
    level: 3,
  });
  expect(reasons.map((heading) => heading.textContent)).toEqual([
    "Expert teams",
    "24/7 coverage",
    "Multilingual support",
    "Security and compliance",
    "Scalable teams",
    "Quality assurance",
  ]);
});

test("compliance names the four standards of the claims register", () => {
  const security = within(itemOf("Security and compliance"));
  for (const id of ["gdpr", "pci-dss", "iso-9001", "iso-27001"]) {
    const [claim] = pickClaims(claims, [id]);
    expect(security.getByText(claim?.value ?? "")).toBeTruthy();
    expect(security.getByText(claim?.scope ?? "")).toBeTruthy();
  }
});

test("24/7 is printed with the plan that it holds for", () => {
  expect(itemOf("24/7 coverage").textContent).toContain("on the Enterprise plan");
});

test("the methodology has its four steps in order", () => {
  const steps = itemOf("Understand").parentElement?.children ?? [];
  const titles = Array.from(steps, (step) => step.querySelector("h3")?.textContent);
  expect(titles).toEqual(["Understand", "Design", "Implement", "Optimize"]);
});

test("the commitments are the specification's four", () => {
  const terms = ["Transparency", "Excellence", "Innovation", "Partnership"];
  expect(page.commitments.items.map(({ title }) => title)).toEqual(terms);
  for (const term of terms) expect(screen.getByText(term)).toBeTruthy();
});

test("the buttons lead to contact and services", () => {
  expect(screen.getByRole("link", { name: "Get started" }).getAttribute("href")).toBe("/contact");
  expect(screen.getByRole("link", { name: "Explore services" }).getAttribute("href")).toBe("/services");
});
