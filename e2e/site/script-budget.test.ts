import { findHeavyPages } from "./script-budget";

it("accepts a page at the script budget and reports one above it", () => {
  expect(findHeavyPages([["/a", 20_000]])).toEqual([]);
  expect(findHeavyPages([["/a", 20_001]])).toEqual([
    "/a loads 20001 bytes more than an empty page, expected at most 20000",
  ]);
});

it("reports a site without hydrated pages: the check must have missed them", () => {
  expect(findHeavyPages([])).toEqual(["no page has a script"]);
});
