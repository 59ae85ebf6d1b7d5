import { separatorOf } from "./export-button";

test("a spreadsheet expects a semicolon where the comma is for decimals", () => {
  const names = Object.fromEntries(["en-GB", "de-DE", "fr", "ja"].map((name) => [name, separatorOf(name)]));
  expect(names).toEqual({ "en-GB": ",", "de-DE": ";", fr: ";", ja: "," });
});
