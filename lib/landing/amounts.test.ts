import { formatAmount, formatShare } from "./amounts";

it("formats amounts and shares", () => {
  expect([0, 1499, 0.5, 656.5].map(formatAmount)).toEqual(["£0", "£1,499", "£0.50", "£656.50"]);
  expect([99.94, 99.95, 1324.4, 0.996, 0.128, 0].map(formatShare)).toEqual([
    "99.9",
    "100",
    "1,324",
    "1.0",
    "0.13",
    "0.0",
  ]);
});
