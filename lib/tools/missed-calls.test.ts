import {
  computeMissedCalls,
  describeEngaged,
  describeOneMore,
  describeWaiting,
  engagedLines,
  ofTen,
} from "./missed-calls";
import { formatPercent, formatWait } from "./queue-formats";

/** A plumber with one phone; three-minute calls. */
const ONE_PHONE = { calls: 5, minutes: 3, people: 1 };

it("finds one caller in five engaged with one phone and five calls an hour of three minutes", () => {
  // Erlang B for one server: a / (1 + a), with a = 5 × 3 / 60.
  expect(computeMissedCalls(ONE_PHONE).engaged).toBeCloseTo(0.2, 12);
  expect(describeEngaged(computeMissedCalls(ONE_PHONE))).toBe(
    "Two in ten callers get the engaged tone: 20%.",
  );
});

it("says what a second person would change", () => {
  // (a² / 2) / (1 + a + a² / 2) with a = 0.25: 0.03125 / 1.28125.
  expect(describeOneMore(ONE_PHONE, computeMissedCalls(ONE_PHONE))).toBe("With 2 it would be 2%.");
});

it("says that the queue grows where calls take more minutes than people have", () => {
  const missed = computeMissedCalls({ calls: 60, minutes: 3, people: 2 });
  expect(missed.meanWait).toBe(Infinity);
  expect(describeWaiting(missed)).toMatch(/the queue grows for the whole hour\. Between \d+% and \d+% /);
});

it("speaks of one caller in so many where few are lost, and of hardly any where almost none is", () => {
  expect(describeEngaged({ engaged: 0.05 })).toBe("One caller in 20 gets the engaged tone: 5%.");
  expect(describeEngaged({ engaged: 0.001 })).toBe("Hardly any caller gets the engaged tone: under 0.5%.");
  expect(describeEngaged({ engaged: 0.999 })).toBe(
    "More than nine in ten callers get the engaged tone: over 99.5%.",
  );
});

it("rounds shares, but not to nothing and not to all", () => {
  expect([0, 0.004, 0.006, 0.354, 0.996, 1].map(formatPercent)).toEqual([
    "0%",
    "under 0.5%",
    "1%",
    "35%",
    "over 99.5%",
    "100%",
  ]);
});

it("a figure beside its target is above or below it in print as it is in truth, over a grid", () => {
  const wrong: string[] = [];
  for (let target = 1; target < 100; target += 1)
    for (let part = -60; part <= 60; part += 1) {
      const share = target / 100 + part / 6000;
      if (share < 0.005 || share > 0.995) continue;
      const shown = Number.parseFloat(formatPercent(share, target / 100));
      if (Math.sign(shown - target) !== Math.sign(part)) wrong.push(`${share} beside ${target}%: ${shown}%`);
    }
  expect(wrong).toEqual([]);
});

it("of ten callers none, and all ten, only if it is so", () => {
  for (let share = 0; share <= 1; share += 1 / 512) {
    expect([share, ofTen(share) === 0]).toEqual([share, share === 0]);
    expect([share, ofTen(share) === 10]).toEqual([share, share === 1]);
  }
  expect(describeEngaged({ engaged: 0 })).toBe("Hardly any caller gets the engaged tone: under 0.5%.");
});

it("writes a wait in words", () => {
  expect([0.2, 1, 8, 89, 90, 240, 7000].map(formatWait)).toEqual([
    ...["under a second", "a second", "8 seconds", "89 seconds", "1½ minutes", "4 minutes", "over an hour"],
  ]);
});

it("draws the engaged line up to twice the calls, lower with each person more", () => {
  const lines = engagedLines(ONE_PHONE);
  expect(lines.map(({ name }) => name)).toEqual(["one person", "2 people", "3 people"]);
  for (const { points, value } of lines) {
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)![0]).toBe(10);
    expect(new Map(points).get(ONE_PHONE.calls)).toBeCloseTo(value, 12);
  }
  const [one, two, three] = lines.map(({ value }) => value);
  expect(one).toBeCloseTo(0.2, 12);
  expect(two).toBeLessThan(one!);
  expect(three).toBeLessThan(two!);
});
