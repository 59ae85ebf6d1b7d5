import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getContent } from "@/lib/content";
import { isScene, POST_DRAWINGS, SCENES } from "./index";
import { COLOURS, paint, SCHEMES } from "./colours";

const FOLDER = path.join(__dirname, "scenes");
const names = [...Object.keys(SCENES), ...POST_DRAWINGS];

it("has a file for each drawing, small, whole, with tokens for colours and without styles or scripts", () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
  for (const name of names) {
    const source = readFileSync(path.join(FOLDER, `${name}.svg`), "utf8");
    expect([name, source.match(/(?:fill|stroke)="#\w+"|<style|style=|<script|href|undefined|NaN/g)]).toEqual([
      name,
      null,
    ]);
    expect(source.length).toBeLessThan(16_000);
    for (const scheme of SCHEMES) expect(paint(source, scheme)).not.toContain("@");
    const opened = source.match(/<(svg|g|text)\b/g)!.length;
    expect([name, source.match(/<\/(svg|g|text)>/g)?.length]).toEqual([name, opened]);
  }
});

it("has a scene for each category and each service, and says of each what is to be seen in a sentence of its own", () => {
  const { categories, services } = getContent();
  expect([...categories, ...services].filter(({ slug }) => !isScene(slug))).toEqual([]);
  const texts: string[] = Object.values(SCENES);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/^[A-Z].{20,}\.$/.test(text))).toEqual([]);
});

it("has the colours of the site's tokens, in both schemes", () => {
  const css = readFileSync("components/ui/theme.css", "utf8");
  const tokens = Array.from(css.matchAll(/--color-([\w-]+): (?:light-dark\()?(#\w+)(?:, (#\w+)\))?;/g));
  const shared = tokens.filter(([, name]) => name! in COLOURS.light);
  expect(shared.length).toBeGreaterThan(10);
  for (const [, token, light, dark = light] of shared) {
    const name = token as keyof typeof COLOURS.light;
    // In print a token may have another value.
    if (light === "#fff") continue;
    expect([name, COLOURS.light[name]]).toEqual([name, light]);
    if (name.includes("deep")) continue; // Bands have other depths than pictures in dark.
    expect([name, COLOURS.dark[name]]).toEqual([name, dark]);
  }
});

it("refuses a colour that no scheme has", () => {
  expect(() => paint('<path fill="@mauve"/>', "light")).toThrow("mauve");
});
