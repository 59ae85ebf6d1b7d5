import { findHeavyPages } from "./javascript-budget";

it("accepts a page at the budget and refuses one above it", () => {
  expect(findHeavyPages([["/a", 20_000]])).toEqual([]);
  expect(findHeavyPages([["/a", 20_001]])).toEqual(["/a loads 20001 bytes beyond an empty page"]);
});

it("refuses a site of which no page is hydrated: it has looked at the wrong thing", () => {
  expect(findHeavyPages([])).toEqual(["no page has a script"]);
});
