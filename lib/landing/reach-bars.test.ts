import type { Ring } from "@/lib/content";
import { reachBars } from "./reach-bars";

const ring = (km: number | undefined, ratio: number): Ring => ({
  ...(km !== undefined && { km }),
  ratio,
  people: 1000 * ratio,
  added: 1,
  largest: ["Town"],
});
const LOCAL = [ring(0, 0.5), ring(20, 1), ring(50, 2)];

it("has a bar for each distance, as high as what comes from within it, and marks the reach", () => {
  const { steps } = reachBars(LOCAL, 20);
  expect(steps.map(({ km, height, isUsual }) => [km, height, isUsual])).toEqual([
    [0, 0.25, false],
    [20, 0.5, true],
    [50, 1, false],
  ]);
});

it("calls bars of much the same height flat", () => {
  const { steps, isFlat } = reachBars([ring(20, 1), ring(50, 1.2)], 20);
  expect(steps[0]).toMatchObject({ isUsual: true });
  expect(isFlat).toBe(true);
  expect(reachBars(LOCAL, 20).isFlat).toBe(false);
});

it("ends with the whole country, and marks nothing, where customers are anywhere in it", () => {
  const rings = [ring(0, 0.2), ring(100, 0.4), ring(undefined, 1)];
  const { steps } = reachBars(rings, undefined);
  expect(steps.map(({ isUsual }) => isUsual)).toEqual([false, false, false]);
  expect(steps.at(-1)).toMatchObject({ km: undefined, height: 1 });
});

it("has six bars at most: the first, the usual and the last, and where contacts grow most", () => {
  const rings = [0, 5, 10, 15, 20, 30, 40, 50].map((km, index) =>
    ring(km, index < 4 ? 1 + index / 10 : index),
  );
  const { steps } = reachBars(rings, 5);
  expect(steps.map(({ km }) => km)).toEqual([0, 5, 15, 20, 40, 50]);
  expect(steps.map(({ row }) => row)).toEqual([0, 1, 3, 4, 6, 7]);
});
