import { placeLabels } from "./labels";

const options = { width: 100, height: 60, size: 10, dots: [] };
const others = [
  [50, 30],
  ...[-9, 0, 9].flatMap((dx) => [-9, 9].map((dy) => [50 + dx, 30 + dy])),
  [41, 30],
  [59, 30],
] as const;
const crowded = { name: "Alpha", x: 50, y: 30, others: others as readonly (readonly [number, number])[] };

it("leaves out a name that would stand at the dot of another point", () => {
  const first = { name: "Beta", x: 5, y: 5 };
  expect(placeLabels([first, crowded], options).map(({ name }) => name)).toEqual(["Beta"]);
});

it("keeps that of the first point all the same, where it covers the fewest dots", () => {
  expect(placeLabels([crowded], { ...options, dots: [[60, 28]] })).toMatchObject([
    { name: "Alpha", anchor: "end" },
  ]);
});
