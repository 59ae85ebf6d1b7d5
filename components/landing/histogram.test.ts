import { linesOf } from "./histogram";

it.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [22, [0, 5, 10, 15, 20, 25]],
  [42.3, [0, 10, 20, 30, 40, 50]],
  [100, [0, 20, 40, 60, 80, 100]],
])("has round figures up to one that is not below %d", (highest, lines) => {
  expect(linesOf(highest)).toEqual(lines);
});
