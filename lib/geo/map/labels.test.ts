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

it("keeps a name at home where nothing else decides", () => {
  const point = { name: "Alpha", x: 50, y: 30 };
  const anchorsOf = (isAbroad: (x: number) => boolean) =>
    placeLabels([point], { ...options, isAbroad }).map(({ anchor }) => anchor);
  expect(anchorsOf(() => false)).toEqual(["start"]);
  expect(anchorsOf((x) => x > 50)).toEqual(["end"]);
});

it("puts the name of a point above its lines where none of the places beside it is free of them", () => {
  const lines = [-1, 1].flatMap((side) =>
    Array.from({ length: 30 }, (_, step) => [50 + side * step, 30 - step / 4] as const),
  );
  const below = Array.from({ length: 40 }, (_, step) => [40 + step / 2, 36] as const);
  const [label] = placeLabels([{ name: "Alpha", x: 50, y: 30 }], { ...options, dots: [...lines, ...below] });
  expect(label).toMatchObject({ anchor: "middle", y: 14 });
});
