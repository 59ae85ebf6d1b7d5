/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { WorkedComparison } from "./worked-comparison";

it("prints the cells of each row under the names of their columns", () => {
  render(
    <WorkedComparison
      table={{
        after: 1,
        caption: "Two sellers.",
        columns: ["First", "Second"],
        rows: [
          { label: "Sent", cells: ["40", "22"] },
          { label: "Each costs", cells: ["£50", "£40"] },
        ],
      }}
    />,
  );
  const rows = within(screen.getByRole("table", { name: "Two sellers." })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["FirstSecond", "Sent4022", "Each costs£50£40"]);
});
