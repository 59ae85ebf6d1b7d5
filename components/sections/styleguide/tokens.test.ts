import { readFileSync } from "node:fs";
import path from "node:path";
import { COLOURS, TEXT_SIZES } from "./tokens";

const theme = readFileSync(path.join(__dirname, "../../ui/theme.css"), "utf8");
const tokens = (kind: string) =>
  [
    ...new Set([...theme.matchAll(new RegExp(`--${kind}-([a-z][a-z0-9-]*):`, "g"))].map(([, name]) => name)),
  ].sort();

it("lists every colour of the theme", () => {
  expect(COLOURS.map(({ name }) => name).sort()).toEqual(tokens("color"));
});

it("lists every text size of the theme", () => {
  expect(TEXT_SIZES.map(({ name }) => name).sort()).toEqual(tokens("text"));
});
