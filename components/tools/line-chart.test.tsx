/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LineChart } from "./line-chart";

const lines = [
  { name: "Small", points: [[0, 10] as const, [100, 10] as const], value: 10 },
  { name: "Calls bring", points: [[0, 0] as const, [100, 80] as const], value: 40 },
];
const chart = {
  title: "A month at 50 calls",
  lines,
  ends: [100, 40] as const,
  formats: [String, (amount: number) => `£${amount}`] as const,
  unit: "calls",
  at: 50,
};

describe("a chart of lines", () => {
  it("names each line with its value, and what is drawn", () => {
    render(<LineChart {...chart} />);
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(terms).toEqual(["Small", "Calls bring"]);
    expect(values).toEqual(["£10", "£40"]);
    expect(screen.getByRole("img", { name: "A month at 50 calls, and up to 100 calls" })).toBeVisible();
  });

  it("has a dot for each value that is on it", () => {
    render(<LineChart {...chart} ends={[100, 20]} />);
    expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(1);
  });

  it.each([
    [[], 2],
    [[[13, 10] as const, [100, 80] as const], 3],
  ])("has a ring if there is an area beyond it, and always its value", (area, circles) => {
    render(<LineChart {...chart} ring={{ name: "It pays from", text: "13 calls", place: [13, 10], area }} />);
    expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(circles);
    expect(screen.getAllByRole("definition").at(-1)).toHaveTextContent("13 calls");
  });
});
