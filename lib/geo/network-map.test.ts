import { drawNetwork, project } from "./network-map";

const glasgow = { name: "Glasgow", latitude: 55.8577, longitude: -4.2672 };
const lima = { name: "Lima", latitude: -12.05, longitude: -77.04 };
const auckland = { name: "Auckland", latitude: -36.85, longitude: 174.76 };

const map = drawNetwork({ desk: glasgow, points: [glasgow, lima, auckland], ends: [lima, auckland] });

it("puts north above south and east to the right", () => {
  const [glasgowX, glasgowY] = project(glasgow);
  const [limaX, limaY] = project(lima);
  expect(glasgowX).toBeGreaterThan(limaX);
  expect(glasgowY).toBeLessThan(limaY);
  expect(project({ latitude: 0, longitude: 0 })[1]).toBeLessThan(map.height);
});

it("draws each point as a dot within the frame", () => {
  const dots = [...map.points.matchAll(/M(\d+) (\d+)h0/g)];
  expect(dots).toHaveLength(3);
  for (const [, x, y] of dots) {
    expect(Number(x)).toBeLessThan(map.width);
    expect(Number(y)).toBeLessThan(map.height);
  }
});

it("draws each line from the desk to its end, in whole units", () => {
  const lines = map.lines.split("M").slice(1);
  expect(lines).toHaveLength(2);
  for (const [index, end] of [lima, auckland].entries()) {
    const numbers = lines[index]!.match(/-?\d+/g)!.map(Number);
    expect(numbers.slice(0, 2)).toEqual(project(glasgow));
    const sum = (axis: number) =>
      numbers.filter((_, at) => at % 2 === axis).reduce((total, value) => total + value, 0);
    expect([sum(0), sum(1)]).toEqual(project(end));
  }
});

it("draws the shortest way from Glasgow to Auckland, north of the frame", () => {
  const numbers = map.lines.split("M")[2]!.match(/-?\d+/g)!.map(Number);
  let y = 0;
  const heights = numbers.filter((_, at) => at % 2 === 1).map((step) => (y += step));
  expect(Math.min(...heights)).toBeLessThan(0);
});

it("puts a label where it covers no point and stays within the frame", () => {
  const crowded = drawNetwork({
    desk: glasgow,
    points: [{ latitude: -12, longitude: -73 }],
    ends: [lima, { ...auckland, longitude: 179 }],
  });
  expect(crowded.labels.map(({ name, side }) => [name, side])).toEqual([
    ["Glasgow", "right"],
    ["Lima", "left"],
    ["Auckland", "left"],
  ]);
});

it("keeps the labels of Sydney and Auckland apart", () => {
  const sydney = { name: "Sydney", latitude: -33.87, longitude: 151.21 };
  const south = drawNetwork({ desk: glasgow, points: [sydney, auckland], ends: [auckland, sydney] });
  expect(south.labels.map(({ name, side }) => [name, side])).toEqual([
    ["Glasgow", "right"],
    ["Auckland", "left"],
    ["Sydney", "left"],
  ]);
});
