import fc from "fast-check";
import { shareOf } from "./share";

it("shareOf distributes every item once and evenly, also when a share is divided again", () => {
  fc.assert(
    fc.property(
      fc.nat(200),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (size, a, b) => {
        const list = Array.from({ length: size }, (_, index) => index);
        const shares = Array.from({ length: a }, (_, index) =>
          shareOf(list, { number: index + 1, count: a }),
        );
        expect(shares.flat()).toEqual(list);
        const sizes = shares.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const threads = shares.map((share) =>
          Array.from({ length: b }, (_, index) => shareOf(share, { number: index + 1, count: b })),
        );
        expect(threads.flat(2)).toEqual(list);
      },
    ),
  );
});
