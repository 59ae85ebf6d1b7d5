import fc from "fast-check";
import { directionTo, distanceKm, nearest, type Point } from "./distance";

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

const LONDON = at(51.5074, -0.1278);
const NEW_YORK = at(40.7128, -74.006);

describe("distanceKm", () => {
  // On the sphere of the mean radius, 6371.0088 km: a degree is 111.195 km.
  it.each([
    ["a degree of latitude", at(0, 0), at(1, 0), 111.195],
    ["a degree of longitude at 60 north: half as much", at(60, 0), at(60, 1), 55.597],
    ["a quarter round the equator", at(0, 0), at(0, 90), 10007.557],
    ["pole to pole", at(90, 0), at(-90, 0), 20015.115],
    ["to the antipode", at(0, 0), at(0, 180), 20015.115],
    ["across the date line", at(0, 179), at(0, -179), 222.39],
  ])("measures %s", (_, a, b, km) => {
    expect(distanceKm(a, b)).toBeCloseTo(km, 1);
  });

  // Published great-circle distances, which differ by the ellipsoid and the city's chosen centre.
  it.each([
    ["London to New York", LONDON, NEW_YORK, 5570],
    ["London to Paris", LONDON, at(48.8566, 2.3522), 344],
    ["Berlin to Munich", at(52.52, 13.405), at(48.1351, 11.582), 504],
    ["New York to Los Angeles", NEW_YORK, at(34.0522, -118.2437), 3936],
    ["Sydney to Perth", at(-33.8688, 151.2093), at(-31.9505, 115.8605), 3291],
    ["Sydney to Auckland", at(-33.8688, 151.2093), at(-36.8485, 174.7633), 2156],
    ["Auckland to Honolulu", at(-36.8485, 174.7633), at(21.3069, -157.8583), 7087],
  ])("measures %s within half a per cent", (_, a, b, km) => {
    expect(Math.abs(distanceKm(a, b) - km) / km).toBeLessThan(0.005);
  });

  it("measures a distance that is symmetric, never negative, and zero from a point to itself", () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(20015.2);
        expect(distanceKm(b, a)).toBeCloseTo(km, 6);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });
});

describe("directionTo", () => {
  it.each([
    ["north", at(0, 0), at(10, 0)],
    ["north-east", at(0, 0), at(10, 10)],
    ["east", at(0, 0), at(0, 10)],
    ["south-east", at(0, 0), at(-10, 10)],
    ["south", at(0, 0), at(-10, 0)],
    ["south-west", at(0, 0), at(-10, -10)],
    ["west", at(0, 0), at(0, -10)],
    ["north-west", at(0, 0), at(10, -10)],
  ])("finds the direction %s", (direction, from, to) => {
    expect(directionTo(from, to)).toBe(direction);
  });

  it("takes the shorter way across the date line", () => {
    expect(directionTo(at(0, 179), at(0, -179))).toBe("east");
    expect(directionTo(at(0, -179), at(0, 179))).toBe("west");
  });

  it("takes the bearing at the start of the great circle", () => {
    // 288 degrees from London to New York, 51 on the way back.
    expect(directionTo(LONDON, NEW_YORK)).toBe("west");
    expect(directionTo(NEW_YORK, LONDON)).toBe("north-east");
    expect(directionTo(LONDON, at(48.8566, 2.3522))).toBe("south-east");
  });
});

describe("nearest", () => {
  const glasgow = { name: "Glasgow", ...at(55.8651, -4.2576) };
  const edinburgh = { name: "Edinburgh", ...at(55.9521, -3.1965) };
  const dundee = { name: "Dundee", ...at(56.4691, -2.9749) };
  const london = { name: "London", ...LONDON };
  const places = [london, dundee, glasgow, edinburgh];
  const namesOf = (count: number) => nearest(glasgow, places, count).map(({ point }) => point.name);

  it("lists the nearest points first, without the origin", () => {
    expect(namesOf(2)).toEqual(["Edinburgh", "Dundee"]);
  });

  it("lists all points if more are asked for than exist", () => {
    expect(namesOf(10)).toEqual(["Edinburgh", "Dundee", "London"]);
    expect(nearest(glasgow, [glasgow], 3)).toEqual([]);
  });

  it("includes the distance of each point", () => {
    const [first] = nearest(glasgow, places, 1);
    expect(first?.km).toBeCloseTo(66.9, 0);
  });

  it("includes another point with the same coordinates", () => {
    const twin = { ...glasgow, name: "Twin" };
    expect(nearest(glasgow, [glasgow, twin], 1)).toEqual([{ point: twin, km: 0 }]);
  });

  it("does not change the list of points", () => {
    const before = [...places];
    nearest(glasgow, places, 3);
    expect(places).toEqual(before);
  });
});
