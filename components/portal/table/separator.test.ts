/** @jest-environment jsdom */
import { exportSeparator, separatorByLocale } from "./separator";

beforeEach(() => localStorage.clear());

test.each([
  ["en-GB", "comma"],
  ["en-US", "comma"],
  ["de-DE", "semicolon"],
  ["fr", "semicolon"],
  ["ja", "comma"],
])("a spreadsheet in %s expects a %s", (locale, name) => expect(separatorByLocale(locale)).toBe(name));

test("a chosen separator comes before that of the language, and an unknown one is ignored", () => {
  const ofLanguage = exportSeparator();
  localStorage.setItem("portal-separator", "tab");
  expect(exportSeparator()).toBe("\t");
  localStorage.setItem("portal-separator", "toString");
  expect(exportSeparator()).toBe(ofLanguage);
});
