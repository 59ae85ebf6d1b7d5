import { parseScope } from "./scope";

const known = {
  services: ["live-chat-support", "pay-per-lead"],
  industries: ["plumbing", "dental-practices"],
  countries: ["united-kingdom", "germany"],
  cities: ["glasgow", "berlin"],
};

it("limits nothing if LANDING_SCOPE is empty", () => {
  expect(parseScope("", known)).toEqual({});
  expect(parseScope(" ; ;", known)).toEqual({});
});

it("parses lists of several kinds and ignores white space", () => {
  expect(parseScope(" countries = united-kingdom , germany ;services=live-chat-support; ", known)).toEqual({
    countries: new Set(["united-kingdom", "germany"]),
    services: new Set(["live-chat-support"]),
  });
});

it.each([
  ["country=germany", "expected one of services, industries, countries, cities, got “country”"],
  ["toString=germany", "got “toString”"],
  ["cities=glasgow;cities=berlin", "cities occurs twice"],
  ["cities=glasgow,atlantis,berlin,thule", "cities: not in the catalogue: atlantis, thule"],
  ["industries=glasgow", "industries: not in the catalogue: glasgow"],
  ["services=", "services: not in the catalogue"],
  ["services", "services: not in the catalogue"],
  ["services=pay-per-lead,", "services: not in the catalogue"],
  ["services=pay-per-lead=live-chat-support", "not in the catalogue: pay-per-lead=live-chat-support"],
])("rejects the scope %j", (value, message) => {
  expect(() => parseScope(value, known)).toThrow(message);
  expect(() => parseScope(value, known)).toThrow(/^LANDING_SCOPE: /);
});
