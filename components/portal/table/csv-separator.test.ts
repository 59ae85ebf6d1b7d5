/** @jest-environment jsdom */
import { exportSeparator, separatorByLocale } from "./csv-separator";

beforeEach(() => localStorage.clear());

test("a spreadsheet expects a semicolon where the comma is for decimals", () => {
  const names = Object.fromEntries(
    ["en-GB", "de-DE", "fr", "ja"].map((name) => [name, separatorByLocale(name)]),
  );
  expect(names).toEqual({ "en-GB": "comma", "de-DE": "semicolon", fr: "semicolon", ja: "comma" });
});

test("a chosen separator comes before that of the language, and an unknown one is ignored", () => {
  const ofLanguage = exportSeparator();
  localStorage.setItem("portal-separator", "tab");
  expect(exportSeparator()).toBe("\t");
  localStorage.setItem("portal-separator", "toString");
  expect(exportSeparator()).toBe(ofLanguage);
});
