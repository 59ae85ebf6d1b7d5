import { daylightOn } from "./daylight";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const GLASGOW = at(55.8651, -4.2576);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

// Times as almanacs print them.
it.each([
  ["Glasgow in December", "2026-12-21", GLASGOW, 0, "08:46", "15:44"],
  ["Glasgow in June", "2027-06-21", GLASGOW, 60, "04:31", "22:06"],
  ["Anchorage in June", "2027-06-21", at(61.2181, -149.9003), -480, "04:20", "23:42"],
  ["Auckland in December", "2026-12-21", at(-36.8485, 174.7635), 780, "05:58", "20:39"],
])("computes sunrise and sunset of %s", (_, date, point, offset, sunrise, sunset) => {
  const daylight = daylightOn(date, point, offset);
  expect(Math.abs((daylight?.sunrise ?? NaN) - minutes(sunrise))).toBeLessThanOrEqual(3);
  expect(Math.abs((daylight?.sunset ?? NaN) - minutes(sunset))).toBeLessThanOrEqual(3);
});

it("returns undefined for days without sunrise or sunset", () => {
  const tromso = at(69.6492, 18.9553);
  expect(daylightOn("2027-06-21", tromso, 120)).toBeUndefined();
  expect(daylightOn("2026-12-21", tromso, 60)).toBeUndefined();
});
