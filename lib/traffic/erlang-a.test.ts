import { engagedShare } from "./erlang-b";
import { abandonedShare } from "./erlang-a";

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

// Calls an hour, seconds a call, agents, seconds of patience.
it.each([
  [200, 180, 14, 120],
  [200, 180, 10, 60],
  [200, 180, 5, 300],
  [8, 300, 1, 45],
  [48, 60, 1, 60],
  [3000, 240, 200, 120],
])(
  "%d calls of %d s with %d agents and %d s of patience give the share of the exact balance of flows",
  (calls, seconds, agents, patience) => {
    const states = exactStates(BigInt(calls), BigInt(seconds), BigInt(agents), BigInt(patience));
    const queue = states.reduce(
      (total, share, callers) => total + toNumber(share) * Math.max(0, callers - agents),
      0,
    );
    const abandoned = abandonedShare({ calls, minutes: seconds / 60 }, agents, patience);
    expect(abandoned).toBeCloseTo((queue / patience) * (3600 / calls), 9);
  },
);

it("with hardly any patience it is Erlang B, and with a day of it few give up", () => {
  const traffic = { calls: 200, minutes: 3 };
  expect(abandonedShare(traffic, 12, 1e-6)).toBeCloseTo(engagedShare(10, 12), 6);
  expect(abandonedShare(traffic, 12, 86_400)).toBeLessThan(0.01);
});

it("is a share at the limits of what a visitor may enter", () => {
  for (const calls of [0.1, 5000])
    for (const minutes of [0.1, 120])
      for (const agents of [1, 500])
        for (const patience of [60, 240]) {
          const abandoned = abandonedShare({ calls, minutes }, agents, patience);
          expect(abandoned).toBeGreaterThanOrEqual(0);
          expect(abandoned).toBeLessThanOrEqual(1);
        }
});
