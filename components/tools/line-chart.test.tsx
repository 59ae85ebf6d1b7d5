/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LineChart } from "./line-chart";

const lines = [
  { name: "Small", points: [[0, 10] as const, [100, 10] as const], value: 10 },
  { name: "Large", points: [[0, 11] as const, [100, 11] as const], value: 11 },
  { name: "Calls bring", points: [[0, 0] as const, [50, 40] as const], value: 40 },
  { name: "Beyond", points: [], value: 90 },
];
const chart = {
  title: "A month at 50 calls",
  lines,
  ends: [100, 40] as const,
  formats: [String, (amount: number) => `£${amount}`] as const,
  unit: "calls",
  at: 50,
};
const nameOf = (name: string) =>
  screen.getByText(
    (_, element) => element?.localName === "text" && element.textContent.startsWith(`${name} £`),
  );

describe("a chart of lines", () => {
  it("says each value in words, also of a line that is not drawn", () => {
    render(<LineChart {...chart} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A month at 50 calls: Small £10, Large £11, Calls bring £40, Beyond £90",
    );
  });

  it("writes each name at the end of its line, and keeps near ones apart", () => {
    render(<LineChart {...chart} best="Small" />);
    expect(nameOf("Large")).toHaveAttribute("y", "72.5%");
    expect(nameOf("Small")).toHaveAttribute("y", "81.5%");
    expect(nameOf("Small")).toHaveClass("best");
    expect(nameOf("Calls bring")).toHaveAttribute("y", "0%");
    expect(screen.queryByText(/Beyond/)).toBeNull();
  });

  it("has a dot for each value that is on it", () => {
    render(<LineChart {...chart} ends={[100, 20]} />);
    expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(2);
  });

  it("has a ring with its words where one is given", () => {
    const area = [[13, 10] as const, [50, 40] as const];
    const { rerender } = render(
      <LineChart {...chart} ring={{ text: "It pays from 13 calls", place: [13, 10], area }} />,
    );
    expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(4);
    screen.getByText("It pays from 13 calls");
    rerender(<LineChart {...chart} ring={false} />);
    expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(3);
  });
});
