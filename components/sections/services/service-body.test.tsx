/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims, type Claim } from "@/lib/content";
import { ServiceBody } from "./service-body";

const { services, pages, claims, plans } = getContent();
const { languages } = pages.services;

const service = services[0]!;
const body = (shown: Claim[]) => (
  <ServiceBody
    service={service}
    brand="Acme"
    prices={plans}
    sampleNote={undefined}
    languages={languages}
    claims={shown}
    hubs={[]}
  />
);

it("shows in which languages people answer, each claim with its scope", () => {
  const shown = pickClaims(claims, languages.claims);
  render(body(shown));
  const section = screen.getByRole("heading", { level: 2, name: languages.title }).closest("section");
  expect(shown.length).toBeGreaterThan(1);
  for (const { value, label, scope } of shown) {
    for (const text of [value, label, scope]) expect(within(section!).getByText(text)).toBeVisible();
  }
});

it("links to the contact form with the service selected", () => {
  render(body([]));
  const links = screen.getAllByRole("link", { name: "Get a free consultation" });
  for (const link of links) expect(link).toHaveAttribute("href", `/contact?service=${service.slug}`);
});
