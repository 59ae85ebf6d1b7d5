import { renderToStaticMarkup } from "react-dom/server";
import { LineChart } from "./line-chart";

const lines = [
  { name: "Small", points: [[0, 10] as const, [100, 10] as const], value: 10 },
  { name: "Large", points: [[0, 11] as const, [100, 11] as const], value: 11 },
  { name: "Calls bring", points: [[0, 0] as const, [50, 40] as const], value: 40 },
  { name: "Beyond", points: [], value: 90 },
];
const chart = {
  title: "A month at 50 calls",
  lines,
  ends: [100, 40] as const,
  formats: [String, (amount: number) => `£${amount}`] as const,
  unit: "calls",
  at: 50,
};
const draw = (props: Partial<Parameters<typeof LineChart>[0]> = {}) =>
  renderToStaticMarkup(<LineChart {...chart} {...props} />);
const dots = (html: string) => html.match(/<circle/g)?.length;

it("a chart says each value in words, and writes each name at the end of its line, apart from near ones", () => {
  const html = draw({ best: "Small" });
  expect(html).toContain(
    'aria-label="A month at 50 calls: Small £10, Large £11, Calls bring £40, Beyond £90"',
  );
  const names = [...html.matchAll(/y="([^"]*)" class="(line-name[^"]*)">([A-Z][a-z ]*)</g)];
  expect(names.map(([, y, look, name]) => [name, y, look])).toEqual([
    ["Calls bring", "0%", "line-name"],
    ["Large", "72.5%", "line-name"],
    ["Small", "81.5%", "line-name font-bold"],
  ]);
});

it("a chart has a dot for each value that is on it, and a ring with its words where one is given", () => {
  expect(dots(draw({ ends: [100, 20] }))).toBe(2);
  expect(dots(draw({ ring: false }))).toBe(3);
  const area = [[13, 10] as const, [50, 40] as const];
  const html = draw({ ring: { text: "It pays from 13 calls", place: [13, 10], area } });
  expect(dots(html)).toBe(4);
  expect(html).toContain("It pays from 13 calls");
});
