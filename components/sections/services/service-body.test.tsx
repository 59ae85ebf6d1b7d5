/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, pickClaims } from "@/lib/content";
import { ServiceBody } from "./service-body";

const { services, pages, claims } = getContent();
const { languages } = pages.services;

it("shows in which languages people answer, each claim with its scope", () => {
  const shown = pickClaims(claims, languages.claims);
  render(<ServiceBody service={services[0]!} languages={languages} claims={shown} hubs={[]} />);
  const section = screen.getByRole("heading", { level: 2, name: languages.title }).closest("section");
  expect(shown.length).toBeGreaterThan(1);
  for (const { value, label, scope } of shown) {
    for (const text of [value, label, scope]) expect(within(section!).getByText(text)).toBeVisible();
  }
});
