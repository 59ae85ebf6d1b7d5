import fc from "fast-check";
import { queueFigures } from "./erlang-c";
import { rotaFor, staffFor } from "./staffing";

const EIGHTY_IN_TWENTY = { serviceLevel: 0.8, withinSeconds: 20, maxOccupancy: 1, shrinkage: 0.3 };

it("100 calls in half an hour of 180 s need 14 people for 80% in 20 s, and 20 on the rota at 30% shrinkage", () => {
  const { agents, rota, queue } = staffFor({ calls: 200, minutes: 3 }, EIGHTY_IN_TWENTY);
  expect([agents, rota]).toEqual([14, 20]);
  expect(queue.serviceLevel).toBeCloseTo(0.8883500191794669, 9);
});

it("people suffice for the target, and one fewer would not", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 3000, noNaN: true }),
      fc.double({ min: 0.5, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.integer({ min: 0, max: 120 }),
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      (calls, minutes, serviceLevel, withinSeconds, maxOccupancy) => {
        const target = { serviceLevel, withinSeconds, maxOccupancy, shrinkage: 0 };
        const load = (calls * minutes) / 60;
        const reaches = (agents: number) => {
          const queue = queueFigures({ calls, minutes }, agents, withinSeconds);
          const isBounded = queue.meanWait < Infinity;
          return isBounded && queue.serviceLevel >= serviceLevel && load <= agents * maxOccupancy;
        };
        const { agents, queue } = staffFor({ calls, minutes }, target);
        expect(queue).toEqual(queueFigures({ calls, minutes }, agents, withinSeconds));
        expect(reaches(agents)).toBe(true);
        expect(agents === 0 || !reaches(agents - 1)).toBe(true);
      },
    ),
  );
});

it("without a service level to reach, the queue still may not grow for ever", () => {
  // One erlang: a single agent would be busy all the time.
  expect(staffFor({ calls: 20, minutes: 3 }, { ...EIGHTY_IN_TWENTY, serviceLevel: 0 }).agents).toBe(2);
});

it("without calls nobody is needed", () => {
  expect(staffFor({ calls: 0, minutes: 3 }, EIGHTY_IN_TWENTY).agents).toBe(0);
});

it("the rota has the fewest people of whom enough are on the phone", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 99 }), (agents, percent) => {
      const rota = rotaFor(agents, percent / 100);
      // In whole per cent, so without rounding.
      expect(rota * (100 - percent)).toBeGreaterThanOrEqual(agents * 100);
      expect((rota - 1) * (100 - percent)).toBeLessThan(agents * 100);
    }),
  );
});
