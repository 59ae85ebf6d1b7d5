/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CountryStrips } from "./country-strips";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const plans = [{ id: "starter", name: "Starter", text: "9 am to 6 pm", seasons: [[hours(9, 18)]] }];
const countries = [
  {
    id: "day",
    name: "Westland",
    text: "1 pm to 1 am",
    seasons: [[hours(13, 23)], [hours(0, 1), hours(15, 24)]],
  },
];

it("says beside each strip of a country or a plan what it shows", () => {
  render(<CountryStrips plans={plans} countries={countries} />);
  const text = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(text("term")).toEqual(["Starter", "Westland"]);
  expect(text("definition")).toEqual(["9 am to 6 pm", "1 pm to 1 am"]);
});

it("draws a step for each clock of a country", () => {
  const { container } = render(<CountryStrips plans={[]} countries={countries} />);
  const drawing = container.querySelector("svg")!;
  expect(drawing.getAttribute("viewBox")).toBe("0 0 1440 2");
  expect(drawing.querySelector("path")!.getAttribute("d")).toBe(
    "M780 0H1380v1H780zM0 1H60v1H0zM900 1H1440v1H900z",
  );
});
