import { engagedShare } from "./erlang";
import { describeQueue } from "./erlang-c";
import { describeImpatientQueue } from "./erlang-a";

/** Decimal places of the exact computation. */
const UNIT = 10n ** 60n;

/**
 * The shares of the states of Mandelbaum and Zeltyn's model, by the balance of flows from state 0 upwards in fixed-point
 * numbers of 60 places. Whole seconds, so that the rates are exact fractions.
 */
function exactStates(calls: bigint, seconds: bigint, agents: bigint, patience: bigint): bigint[] {
  const weights = [UNIT];
  for (let callers = 1n; weights.at(-1)! > 0n; callers += 1n) {
    const busy = callers < agents ? callers : agents;
    // share × calls / 3600 = next × (busy / seconds + waiting / patience)
    const departures = busy * patience + (callers - busy) * seconds;
    weights.push((weights.at(-1)! * calls * seconds * patience) / (3600n * departures));
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  return weights.map((weight) => (weight * UNIT) / total);
}

const toNumber = (share: bigint) => Number((share * 10n ** 18n) / UNIT) / 1e18;

/**
 * The chance of being answered within a time, by the callers ahead: the equations of the first step, integrated by
 * Runge and Kutta's method.
 */
function answeredWithin(most: number, agentsRate: number, patienceRate: number, seconds: number): number[] {
  const slope = (chances: readonly number[]) =>
    chances.map(
      (chance, ahead) =>
        (agentsRate + ahead * patienceRate) * ((chances[ahead - 1] ?? 1) - chance) - patienceRate * chance,
    );
  const plus = (chances: readonly number[], step: number, slopes: readonly number[]) =>
    chances.map((chance, index) => chance + step * slopes[index]!);
  let chances = Array.from({ length: most + 1 }, () => 0);
  const steps = 400;
  const h = seconds / steps;
  for (let step = 0; step < steps; step += 1) {
    const a = slope(chances);
    const b = slope(plus(chances, h / 2, a));
    const c = slope(plus(chances, h / 2, b));
    const d = slope(plus(chances, h, c));
    chances = chances.map((chance, i) => chance + (h / 6) * (a[i]! + 2 * b[i]! + 2 * c[i]! + d[i]!));
  }
  return chances;
}

// Calls an hour, seconds a call, agents, seconds of patience.
const LINES = [
  [200, 180, 14, 120],
  [200, 180, 10, 60],
  [200, 180, 5, 300],
  [8, 300, 1, 45],
  [48, 60, 1, 60],
  [3000, 240, 200, 120],
] as const;

it.each(LINES)(
  "%d calls of %d s with %d agents and %d s of patience give the figures of the exact balance of flows",
  (calls, seconds, agents, patience) => {
    const states = exactStates(BigInt(calls), BigInt(seconds), BigInt(agents), BigInt(patience));
    const sum = (value: (callers: number) => number) =>
      states.reduce((total, share, callers) => total + toNumber(share) * value(callers), 0);
    const queue = sum((callers) => Math.max(0, callers - agents));
    const figures = describeImpatientQueue({ calls, minutes: seconds / 60 }, agents, patience, 20);
    const waiting = sum((callers) => (callers >= agents ? 1 : 0));
    expect(figures.waiting).toBeCloseTo(waiting, 9);
    expect(figures.occupancy).toBeCloseTo(sum((callers) => Math.min(callers, agents)) / agents, 9);
    expect(figures.abandoned).toBeCloseTo((queue / patience) * (3600 / calls), 9);
    // Little's law.
    expect(figures.meanWait).toBeCloseTo(queue / (calls / 3600), 7);
    const chances = answeredWithin(300, agents / seconds, 1 / patience, 20);
    const inTime = sum((callers) => chances[Math.min(callers - agents, 300)] ?? 1);
    expect(figures.serviceLevel).toBeCloseTo(inTime, 8);
  },
);

it("without patience it is Erlang B, with endless patience Erlang C, and with a day of it nearly so", () => {
  const traffic = { calls: 200, minutes: 3 };
  const engaged = describeImpatientQueue(traffic, 12, 0, 20);
  const lost = engagedShare(10, 12);
  expect(engaged).toMatchObject({ waiting: lost, abandoned: lost, serviceLevel: 1 - lost, meanWait: 0 });
  expect(engaged.occupancy).toBeCloseTo((10 * (1 - lost)) / 12, 12);
  expect(describeImpatientQueue(traffic, 12, 1e-6, 20).abandoned).toBeCloseTo(engaged.abandoned, 6);
  const endless = describeImpatientQueue(traffic, 12, Infinity, 20);
  expect(endless).toEqual({ ...describeQueue(traffic, 12, 20), abandoned: 0 });
  expect(describeImpatientQueue(traffic, 12, 86_400, 20).serviceLevel).toBeCloseTo(endless.serviceLevel, 2);
});

it("with 10,000 agents all figures are numbers in their range", () => {
  for (const each of [1, 190_000, 200_000, 400_000]) {
    for (const seconds of [1, 120, 86_400]) {
      const figures = describeImpatientQueue({ calls: each, minutes: 3 }, 10_000, seconds, 20);
      for (const share of [figures.waiting, figures.serviceLevel, figures.occupancy, figures.abandoned]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      // The work that arrives is done or given up.
      expect(figures.load * (1 - figures.abandoned)).toBeCloseTo(figures.occupancy * 10_000, 6);
    }
  }
});

it("with nobody there all callers give up, and without calls nobody does", () => {
  expect(describeImpatientQueue({ calls: 5, minutes: 3 }, 0, 60, 20)).toMatchObject({
    abandoned: 1,
    serviceLevel: 0,
    meanWait: 60,
  });
  expect(describeImpatientQueue({ calls: 0, minutes: 3 }, 2, 60, 20)).toMatchObject({
    abandoned: 0,
    serviceLevel: 1,
    meanWait: 0,
  });
});

it.each([-1, NaN, 90_000])("patience of %d seconds is refused", (seconds) => {
  expect(() => describeImpatientQueue({ calls: 5, minutes: 3 }, 1, seconds, 20)).toThrow(RangeError);
});
