/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { WorkedSum } from "./worked-sum";

it("prints each amount with how it was worked out, and the total of all", () => {
  render(
    <WorkedSum
      sum={{
        after: 1,
        caption: "A month.",
        total: "What is left",
        rows: [
          { label: "Visits", how: "10 × £40", amount: 400 },
          { label: "Wages", how: "21 × £15", amount: -315.5 },
        ],
      }}
    />,
  );
  const rows = within(screen.getByRole("table", { name: "A month." })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "WhatWorked outAmount",
    expect.stringMatching(/^1\. Visits.*10 × £40.*£400$/),
    expect.stringMatching(/^2\. Wages.*21 × £15.*−£315\.50$/),
    "What is left£84.50",
  ]);
});
