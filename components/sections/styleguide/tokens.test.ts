import { readFileSync } from "node:fs";
import path from "node:path";
import { COLOURS } from "./colours";
import { TEXT_SIZES } from "./tokens";

const theme = readFileSync(path.join(__dirname, "../../ui/theme.css"), "utf8");
const [light = "", dark = ""] = theme.split("prefers-color-scheme: dark");
const tokens = (kind: string) =>
  [
    ...new Set([...theme.matchAll(new RegExp(`--${kind}-([a-z][a-z0-9-]*):`, "g"))].map(([, name]) => name)),
  ].sort();

it("lists every colour of the theme", () => {
  expect(COLOURS.map(({ name }) => name).sort()).toEqual(tokens("color"));
});

it("names the values that the theme has", () => {
  for (const colour of COLOURS) {
    expect(light).toContain(`--color-${colour.name}: ${colour.light};`);
    if ("dark" in colour) expect(dark).toContain(`--color-${colour.name}: ${colour.dark};`);
    else expect(dark.split("prefers-contrast")[0]).not.toContain(`--color-${colour.name}:`);
  }
});

it("lists every text size of the theme", () => {
  expect(TEXT_SIZES.map(({ name }) => name).sort()).toEqual(tokens("text"));
});
