/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent, getLicences } from "@/lib/content";
import { CreditsBody } from "./credits-body";

it("lists every package with its licence and links to the full texts", () => {
  const packages = getLicences();
  render(<CreditsBody page={getContent().pages.credits} packages={packages} />);
  const main = within(screen.getByRole("main"));
  const items = main.getAllByRole("listitem").map((item) => item.textContent);
  for (const { name, version, licence } of packages)
    expect(items).toContain(`${name} ${version}, ${licence}`);
  expect(main.getByRole("link", { name: "All licences in full" })).toHaveAttribute(
    "href",
    "/credits/licences.txt",
  );
});

it("has the attributions of data and fonts", () => {
  render(<CreditsBody page={getContent().pages.credits} packages={[]} />);
  for (const words of [/GeoNames/, /date-holidays/, /Bricolage Grotesque/, /Lucide/])
    expect(screen.getByText(words)).toBeInTheDocument();
});
