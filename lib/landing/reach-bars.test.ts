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

it("puts a step where each distance begins, as high as what comes from within it, and marks the reach", () => {
  const { steps } = reachBars(LOCAL, 20);
  expect(steps.map(({ km, height, isUsual }) => [km, height, isUsual])).toEqual([
    [0, 0.25, false],
    [20, 0.5, true],
    [50, 1, false],
  ]);
  // The last one is 6 km wide.
  expect(steps.map(({ from, to }) => [from * 56, to * 56].map(Math.round))).toEqual([
    [0, 20],
    [20, 50],
    [50, 56],
  ]);
});

it("begins the first step at the city, where its own distance is that of the reach", () => {
  const { steps, isFlat } = reachBars([ring(20, 1), ring(50, 1.2)], 20);
  expect(steps[0]).toMatchObject({ from: 0, percent: 100, isUsual: true });
  expect(Math.round(steps[0]!.at * 56)).toBe(20);
  expect(isFlat).toBe(true);
  expect(reachBars(LOCAL, 20).isFlat).toBe(false);
});

it("ends with the whole country, and marks nothing, where customers are anywhere in it", () => {
  const rings = [ring(0, 0.2), ring(100, 0.4), ring(undefined, 1)];
  const { steps } = reachBars(rings, undefined);
  expect(steps.map(({ isUsual }) => isUsual)).toEqual([false, false, false]);
  expect(steps.at(-1)).toMatchObject({ km: undefined, height: 1, to: 1 });
});
