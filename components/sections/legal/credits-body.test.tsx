/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, getLicences } from "@/lib/content";
import { CreditsBody } from "./credits-body";

it("lists every package once below its licence, and links to the full texts", () => {
  const packages = getLicences();
  render(<CreditsBody page={getContent().pages.credits} packages={packages} />);
  const main = within(screen.getByRole("main"));
  for (const licence of new Set(packages.map((each) => each.licence))) {
    const names = packages.filter((each) => each.licence === licence).map(({ name }) => name);
    const unique = [...new Set(names)];
    const item = main.getByRole("heading", { name: `${licence} ${unique.length}` }).closest("li")!;
    expect(
      within(item)
        .getAllByRole("listitem", { hidden: true })
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(unique);
  }
  expect(main.getByRole("link", { name: "All licences in full" })).toHaveAttribute(
    "href",
    "/credits/licences.txt",
  );
});

it("has the attributions of data and fonts", () => {
  render(<CreditsBody page={getContent().pages.credits} packages={[]} />);
  for (const words of [/GeoNames/, /date-holidays/, /Bricolage Grotesque/, /Lucide/])
    expect(screen.getByRole("link", { name: words })).toBeInTheDocument();
});
