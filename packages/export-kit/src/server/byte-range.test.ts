import fc from "fast-check";
import { byteRange } from "./byte-range.mjs";

it.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["BYTES=9-99999999999999999999", { start: 9, end: 9 }],
  // A suffix longer than the file is the whole file.
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=5-2", "unsatisfiable"],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [undefined, undefined],
  ["bytes=abc", undefined],
  ["bytes=-", undefined],
  ["bytes=--5", undefined],
  ["bytes=1-2x", undefined],
  ["items=0-5", undefined],
  ["bytes=0-1,3-4", undefined],
])("reads %s of ten bytes as %j", (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});

it("finds no range in an empty file", () => {
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(byteRange("bytes=-1", 0)).toBe("unsatisfiable");
});

it("stays within the file, whatever is asked", () => {
  const position = fc.oneof(fc.nat(50).map(String), fc.constant(""), fc.stringMatching(/^\d{1,30}$/));
  fc.assert(
    fc.property(position, position, fc.nat(40), (first, last, size) => {
      const range = byteRange(`bytes=${first}-${last}`, size);
      if (typeof range !== "object") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
