/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ClockStrips } from "./country-strips";

const strip = (name: string) => ({
  id: "day",
  name,
  text: "2 pm to 10 pm",
  seasons: [[{ from: 840, to: 1320 }]],
});

it("has the cities of each clock below its strip, and the plans before all", () => {
  render(
    <ClockStrips
      plans={[strip("Starter")]}
      clocks={[
        { strip: strip("four hours behind"), cities: <a href="/halifax">Halifax</a> },
        { strip: strip("five hours behind"), cities: <a href="/toronto">Toronto</a> },
      ]}
    />,
  );
  const terms = screen.getAllByRole("term");
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    "Starter",
    "four hours behind",
    "five hours behind",
  ]);
  const cities = terms.map((term) => within(term.parentElement!).queryByRole("link")?.textContent);
  expect(cities).toEqual([undefined, "Halifax", "Toronto"]);
});
