import fc from "fast-check";
import { isDay } from "@/lib/portal/records/schema";
import { isInRange, rangeOf } from "./date-range";

const pad = (number: number) => String(number).padStart(2, "0");
const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const date = fc.date({ min: new Date(2000, 0, 1), max: new Date(2060, 0, 1), noInvalidDate: true });

test("a time is in the range of its own local day, and not in that of the day before or after", () => {
  fc.assert(
    fc.property(date, (at) => {
      const [before, own, after] = [-1, 0, 1].map((plus) =>
        dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() + plus)),
      );
      expect(isDay(own!)).toBe(true);
      expect(isInRange(at.getTime(), rangeOf(own!, own!)!)).toBe(true);
      expect(isInRange(at.getTime(), rangeOf(before!, before!)!)).toBe(false);
      expect(isInRange(at.getTime(), rangeOf(after!, after!)!)).toBe(false);
      expect(isInRange(at.getTime(), rangeOf(own!, "")!)).toBe(true);
      expect(isInRange(at.getTime(), rangeOf("", before!)!)).toBe(false);
    }),
  );
});

test("two days are a range in either order, and what is no day sets no limit", () => {
  expect(rangeOf("2026-11-20", "2026-11-01")).toEqual(rangeOf("2026-11-01", "2026-11-20"));
  expect(rangeOf("", "")).toBeUndefined();
  expect(rangeOf("0002-11-20", "2026-11-20")).toEqual(rangeOf("", "2026-11-20"));
  const texts = [
    "2026-02-30",
    "2026-13-01",
    "0026-01-01",
    "20261120",
    "2026-1-1",
    "",
    "today",
    "2026-11-20T09:00",
  ];
  expect(texts.filter(isDay)).toEqual([]);
});
