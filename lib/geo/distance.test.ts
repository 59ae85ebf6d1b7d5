import { directionTo, distanceKm, nearest, type Point } from "./distance";

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

const LONDON = at(51.5074, -0.1278);
const NEW_YORK = at(40.7128, -74.006);

describe("distanceKm", () => {
  // On the sphere of the mean radius, 6371.0088 km: a degree is 111.195 km.
  it("measures on the sphere", () => {
    const distances = [
      [at(0, 0), at(1, 0), 111.195],
      // A degree of longitude at 60 north: half as much.
      [at(60, 0), at(60, 1), 55.597],
      [at(90, 0), at(-90, 0), 20015.115],
      [at(0, 179), at(0, -179), 222.39],
    ] as const;
    for (const [a, b, km] of distances) expect(distanceKm(a, b)).toBeCloseTo(km, 1);
    // As published, within half a per cent: the ellipsoid, and the chosen centre of a city.
    expect(Math.abs(distanceKm(LONDON, NEW_YORK) / 5570 - 1)).toBeLessThan(0.005);
  });

  it("measures half of the globe between antipodes, whatever rounding does", () => {
    const latitudes = Array.from({ length: 9000 }, (_, index) => index / 100);
    const distances = latitudes.map((latitude) => distanceKm(at(latitude, 0), at(-latitude, 180)));
    expect([Math.min(...distances), Math.max(...distances)].map(Math.round)).toEqual([20015, 20015]);
  });
});

it("finds the direction at the start of the great circle, the shorter way", () => {
  const ways = [
    ["north", at(0, 0), at(10, 0)],
    ["north-east", at(0, 0), at(10, 10)],
    ["south-east", at(0, 0), at(-10, 10)],
    ["south-west", at(0, 0), at(-10, -10)],
    ["east", at(0, 179), at(0, -179)],
    // 288 degrees from London to New York, 51 on the way back.
    ["west", LONDON, NEW_YORK],
    ["north-east", NEW_YORK, LONDON],
  ] as const;
  expect(ways.map(([, from, to]) => directionTo(from, to))).toEqual(ways.map(([direction]) => direction));
});

describe("nearest", () => {
  const glasgow = { name: "Glasgow", ...at(55.8651, -4.2576) };
  const edinburgh = { name: "Edinburgh", ...at(55.9521, -3.1965) };
  const dundee = { name: "Dundee", ...at(56.4691, -2.9749) };
  const london = { name: "London", ...LONDON };
  const places = [london, dundee, glasgow, edinburgh];
  const namesOf = (count: number) => nearest(glasgow, places, count).map(({ point }) => point.name);

  it("lists the nearest points first with their distance, without the origin", () => {
    expect(namesOf(2)).toEqual(["Edinburgh", "Dundee"]);
    expect(namesOf(10)).toEqual(["Edinburgh", "Dundee", "London"]);
    expect(nearest(glasgow, places, 1)[0]?.km).toBeCloseTo(66.9, 0);
    const twin = { ...glasgow, name: "Twin" };
    expect(nearest(glasgow, [glasgow, twin], 3)).toEqual([{ point: twin, km: 0 }]);
  });
});
