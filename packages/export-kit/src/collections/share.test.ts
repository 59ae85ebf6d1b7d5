import fc from "fast-check";
import { shareOf } from "./share";

it("leaves nothing out, doubles nothing and is even, also where a part is split again", () => {
  fc.assert(
    fc.property(
      fc.nat(200),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (size, a, b) => {
        const list = Array.from({ length: size }, (_, index) => index);
        const parts = Array.from({ length: a }, (_, index) => shareOf(list, { number: index + 1, count: a }));
        expect(parts.flat()).toEqual(list);
        const sizes = parts.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const threads = parts.map((part) =>
          Array.from({ length: b }, (_, index) => shareOf(part, { number: index + 1, count: b })),
        );
        expect(threads.flat(2)).toEqual(list);
      },
    ),
  );
});
