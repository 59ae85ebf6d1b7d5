/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CountryStrip, CountryStrips } from "./country-strips";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const plans = [{ id: "starter", name: "Starter", text: "9 am to 6 pm", seasons: [[hours(9, 18)]] }];
const countries = [
  {
    name: "Westland",
    text: "1 pm to 1 am, Enterprise",
    parts: [
      { id: "starter", hours: [hours(13, 18)] },
      { id: "enterprise", hours: [hours(0, 1), hours(18, 24)] },
    ],
  },
];

it("says beside each strip of a country or a plan what it shows", () => {
  render(<CountryStrips plans={plans} countries={countries} />);
  const text = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(text("term")).toEqual(["Starter", "Westland"]);
  expect(text("definition")).toEqual(["9 am to 6 pm", "1 pm to 1 am, Enterprise"]);
});

it("draws the hours of a country in the colours of the plans that answer them", () => {
  const { container } = render(<CountryStrips plans={[]} countries={countries} />);
  const drawing = container.querySelector("svg")!;
  expect(drawing.getAttribute("viewBox")).toBe("0 0 1440 1");
  const paths = Array.from(drawing.querySelectorAll("path"), (path) => [
    path.getAttribute("class"),
    path.getAttribute("d"),
  ]);
  expect(paths).toEqual([
    ["starter", "M780 0H1080v1H780z"],
    ["enterprise", "M0 0H60v1H0zM1080 0H1440v1H1080z"],
  ]);
});

it("draws a step for each clock of a country", () => {
  const seasons = [[hours(13, 23)], [hours(0, 1), hours(15, 24)]];
  const country = { id: "day", name: "Westland", text: "1 pm to 1 am", seasons };
  const { container } = render(<CountryStrip country={country} />);
  const drawing = container.querySelector("svg")!;
  expect(drawing.getAttribute("viewBox")).toBe("0 0 1440 2");
  expect(drawing.querySelector("path")!.getAttribute("d")).toBe(
    "M780 0H1380v1H780zM0 1H60v1H0zM900 1H1440v1H900z",
  );
});
