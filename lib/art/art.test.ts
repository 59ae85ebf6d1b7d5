import { readFileSync } from "node:fs";
import { getContent } from "@/lib/content";
import { isScene, SCENES } from "./index";
import { COLOURS, paint, SCHEMES } from "./colours";
import { renderScene } from "./scene";
import { renderSwitchboard, SWITCHBOARD_SIZES, type Switchboard } from "./switchboard";

const board: Switchboard = {
  trades: ["Plumber", "Cakes & <b>", "C", "D", "E", "F", "G", "H"],
  cities: ["A", "B", "C", "D", "E", "F", "G", "H"].map((name, index) => ({
    name: `City ${name}`,
    time: `0${index}:14`,
  })),
  calls: [
    [0, 0],
    [7, 7],
  ],
  now: [2, 14],
};
const drawings = SCHEMES.flatMap((scheme) => [
  ...Object.entries(SCENES).map(
    ([name, scene]) => [`${name}, ${scheme}`, renderScene(scene, scheme)] as const,
  ),
  ...SWITCHBOARD_SIZES.map(
    (size) => [`switchboard ${size}, ${scheme}`, renderSwitchboard(board, size, scheme)] as const,
  ),
]);

it("has a scene for each category and each service of the content", () => {
  const { categories, services } = getContent();
  for (const { slug } of [...categories, ...services]) expect([slug, isScene(slug)]).toEqual([slug, true]);
});

it("says of each scene what is to be seen, in one sentence of its own", () => {
  const texts = Object.values(SCENES).map(({ about }) => about);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].{20,}\.$/);
});

it.each(drawings)("%s is small, whole and without styles or scripts", (_, svg) => {
  expect(svg).not.toMatch(/<style|style=|<script|href|undefined|NaN|@/);
  expect(svg.length).toBeLessThan(16_000);
  const opened = svg.match(/<(svg|g|text)\b/g)!.length;
  expect(svg.match(/<\/(svg|g|text)>/g)).toHaveLength(opened);
});

it("has the colours of the site's tokens, in both schemes", () => {
  const css = readFileSync("components/ui/theme.css", "utf8");
  const [light = "", dark = ""] = css.split("prefers-color-scheme: dark");
  const tokenOf = (part: string, name: string) => new RegExp(`--color-${name}: (#\\w+);`).exec(part)?.[1];
  const shared = Object.keys(COLOURS.light).filter((name) => tokenOf(light, name) !== undefined);
  expect(shared.length).toBeGreaterThan(10);
  for (const name of shared as (keyof typeof COLOURS.light)[]) {
    expect([name, COLOURS.light[name]]).toEqual([name, tokenOf(light, name)]);
    if (name.includes("deep")) continue; // Bands have other depths than pictures in dark.
    expect([name, COLOURS.dark[name]]).toEqual([name, tokenOf(dark, name) ?? tokenOf(light, name)]);
  }
});

it("refuses a colour that no scheme has", () => {
  expect(() => paint('<path fill="@mauve"/>', "light")).toThrow("mauve");
});

it("draws fewer trades and cities on a phone, and no cord to one that is not drawn", () => {
  const names = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((match) => match[1]);
  const [wide, phone] = (["wide", "phone"] as const).map((size) => renderSwitchboard(board, size, "light"));
  expect(names(wide!)).toEqual(expect.arrayContaining(["City H", "H", "07:14"]));
  expect(names(phone!)).not.toEqual(expect.arrayContaining(["City H"]));
  expect(wide).toContain(COLOURS.light["clyde-on-deep"]);
  expect(phone).not.toContain(COLOURS.light["clyde-on-deep"]);
});

it("writes names as text and not as markup", () => {
  expect(renderSwitchboard(board, "wide", "light")).toContain("Cakes &amp; &lt;b>");
});
