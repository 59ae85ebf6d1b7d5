/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { DayStrips } from "./day-strips";

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const data = {
  open: { id: "day", name: "Typical hours", text: "Monday to Friday, 9 to 5", seasons: [[hours(9, 17)]] },
  plans: [
    { id: "starter", name: "Starter", text: "7 pm to 4 am", seasons: [[hours(0, 4), hours(19, 24)]] },
    { id: "enterprise", name: "Enterprise", text: "24 hours", seasons: [[hours(0, 24)]] },
    { id: "weekdays", name: "Weekdays", text: "not then", seasons: [[]] },
  ],
};

it("says beside each strip what it shows, and hides the drawing from screen readers", () => {
  render(<DayStrips data={data} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Typical hours",
    "Starter",
    "Enterprise",
    "Weekdays",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Monday to Friday, 9 to 5",
    "7 pm to 4 am",
    "24 hours",
    "not then",
  ]);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it("draws a bar for each part of the day, in minutes, and the hours to be answered under those of each plan", () => {
  const { container } = render(<DayStrips data={data} />);
  const bars = [...container.querySelectorAll("path")].map((path) =>
    [...path.getAttribute("d")!.matchAll(/M(\d+) \d+H(\d+)/g)].map(([, from, to]) => [
      Number(from),
      Number(to),
    ]),
  );
  const open = [[540, 1020]];
  expect(bars).toEqual([
    open,
    [
      [0, 240],
      [1140, 1440],
    ],
    open,
    [[0, 1440]],
    open,
    [],
    open,
  ]);
});
