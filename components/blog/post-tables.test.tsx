import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "@/lib/format-date";
import { WorkedComparison, waterfallOf, WorkedSum } from "./post-tables";

const rowsOf = (html: string) =>
  Array.from(html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs), ([, row = ""]) => row.replaceAll(/<[^>]+>/g, ""));

it("prints the cells of each row of a comparison under the names of their columns", () => {
  const rows = [
    { label: "Sent", cells: ["40", "22"] },
    { label: "Each costs", cells: ["£50", "£40"] },
  ];
  const table = { after: 1, caption: "Two sellers.", columns: ["First", "Second"], rows };
  expect(rowsOf(renderToStaticMarkup(<WorkedComparison table={table} />))).toEqual([
    ...["FirstSecond", "Sent4022", "Each costs£50£40"],
  ]);
});

it("prints each amount of a sum with how it was worked out, and the total of all", () => {
  const rows = [
    { label: "Visits", how: "10 × £40", amount: 400 },
    { label: "Wages", how: "21 × £15", amount: -315.5 },
  ];
  const sum = { after: 1, caption: "A month.", total: "What is left", rows };
  expect(rowsOf(renderToStaticMarkup(<WorkedSum sum={sum} />))).toEqual([
    "WhatWorked outAmount",
    expect.stringMatching(/^1\. Visits.*10 × £40.*£400$/),
    expect.stringMatching(/^2\. Wages.*21 × £15.*−£315\.50$/),
    "What is left£84.50",
  ]);
});

it("begins each step of a waterfall where the one before ended, and ends with the total from zero, to the penny", () => {
  expect(waterfallOf([400, 330, -499, -44.5])).toEqual([
    { from: 0, to: 400 },
    { from: 400, to: 730 },
    { from: 730, to: 231 },
    { from: 231, to: 186.5 },
    { from: 0, to: 186.5 },
  ]);
  expect(waterfallOf([100, -250]).at(-1)).toEqual({ from: 0, to: -150 });
  expect(waterfallOf([0.1, 0.2]).at(-1)!.to).toBe(0.3);
});

it("writes a date as that day, whatever the time zone", () => {
  expect([formatDate("2025-11-18"), formatDate("2026-03-01")]).toEqual(["18 November 2025", "1 March 2026"]);
});
