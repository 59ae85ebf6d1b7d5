/** The formulas against a simulation that knows none of them. */
import { describeImpatientQueue } from "./erlang-a";
import { simulateLine, type SimulatedLine } from "./testing/simulate-line";

const LINES: readonly SimulatedLine[] = [
  { calls: 200, minutes: 3, agents: 14, patienceSeconds: Infinity, withinSeconds: 20 },
  { calls: 200, minutes: 3, agents: 11, patienceSeconds: 120, withinSeconds: 20 },
  { calls: 8, minutes: 5, agents: 1, patienceSeconds: 60, withinSeconds: 15 },
  // More calls than the agents can take.
  { calls: 60, minutes: 4, agents: 3, patienceSeconds: 90, withinSeconds: 30 },
];

it.each(LINES)(
  "$agents agents with $calls calls of $minutes minutes an hour and $patienceSeconds s of patience do as in a simulation",
  (line) => {
    const simulated = simulateLine(line, 20_261_123, 105_000);
    const figures = describeImpatientQueue(line, line.agents, line.patienceSeconds, line.withinSeconds);
    for (const figure of ["waiting", "serviceLevel", "meanWait", "abandoned"] as const) {
      const { mean, halfWidth } = simulated[figure];
      expect({ figure, low: mean - halfWidth <= figures[figure] }).toEqual({ figure, low: true });
      expect({ figure, high: mean + halfWidth >= figures[figure] }).toEqual({ figure, high: true });
      // Narrow enough to tell a wrong formula.
      expect(halfWidth).toBeLessThan(0.25 * mean + 1e-9);
    }
  },
);
