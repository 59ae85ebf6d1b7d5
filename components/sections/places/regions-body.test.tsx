/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { drawPart, SMALL } from "@/lib/geo/map";
import { RegionsBody } from "./regions-body";

const { regions, pages, clients, site } = getContent();
const [region, empty] = regions;
const studies = clients.caseStudies.slice(0, 3).map((study, index) => ({ study, number: index + 4 }));
const cities = studies.map(({ study }) => study.city);
const map = drawPart({ land: [], points: cities, named: [], pinned: cities, size: SMALL }, cities, 0.8);

beforeEach(() => {
  render(
    <RegionsBody
      regions={[
        { region: region!, studies, map },
        { region: empty!, studies: [], map: undefined },
      ]}
      page={pages.regions}
      site={site}
      sampleNote="Invented."
      map={null}
    />,
  );
});

it("links each pin to the text of its client, inside details of which one is open at a time", () => {
  const group = screen.getByRole("group", { name: new RegExp(region!.title) });
  const pins = within(group).getAllByRole("link");
  expect(pins.map(({ textContent }) => textContent)).toEqual(["4", "5", "6"]);
  for (const [index, pin] of pins.entries()) {
    const { name, description } = studies[index]!.study;
    expect(pin).toHaveAccessibleName(expect.stringContaining(name));
    const target = document.querySelector(pin.getAttribute("href")!)!;
    expect(target).toHaveTextContent(description);
    const details = target.closest("details")!;
    expect(details).toHaveAttribute("name", "case");
    expect(details).toHaveTextContent(name);
  }
});

it("shows no map of clients in a region without any", () => {
  const section = screen.getByRole("heading", { level: 3, name: empty!.title }).closest("section")!;
  expect(within(section).queryByRole("group")).toBeNull();
});
