import { withSameKeys } from "./same-keys";

it("gives all items the same keys in the same order, and keeps what they say", () => {
  const items: { name: string; calls?: number; days?: string }[] = [
    { name: "Starter", days: "weekdays", calls: 100 },
    { calls: 5, name: "Professional" },
  ];
  const aligned = withSameKeys(items);
  expect(aligned).toEqual(items);
  expect(aligned.map((item) => Object.keys(item))).toEqual([
    ["name", "days", "calls"],
    ["name", "days", "calls"],
  ]);
});
