import fc from "fast-check";
import { shareOf } from "./share-of-work";

it("distributes every item once and evenly, also when a share is divided again", () => {
  const divide = (list: readonly number[], count: number) =>
    Array.from({ length: count }, (_, index) => shareOf(list, { number: index + 1, count }));
  const count = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(fc.nat(200), count, count, (size, a, b) => {
      const list = Array.from({ length: size }, (_, index) => index);
      const shares = divide(list, a);
      const sizes = shares.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(shares.flatMap((share) => divide(share, b)).flat()).toEqual(list);
    }),
    { seed: 1 },
  );
});
