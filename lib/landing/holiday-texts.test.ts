import { getContent } from "@/lib/content";
import { createCityFacts } from "./index";

const content = getContent();
const factsOf = createCityFacts(content, content.cities);
const cityFactsOf = (slug: string) => factsOf(content.cities.find((city) => city.slug === slug)!);

it("says above the public holidays what the list leaves out", () => {
  const note = content.holidaySources.get("AU-QLD-TOOWOOMBA")!.note!;
  expect(cityFactsOf("toowoomba").holidaysText.endsWith(` ${note}`)).toBe(true);
  // England's calendar has no note.
  expect(cityFactsOf("manchester").holidaysText).toMatch(/in Scotland\.$/);
});

it("marks a public holiday that has still to be dated", () => {
  const nameOn = (slug: string, day: string) =>
    cityFactsOf(slug).holidays.find((holiday) => holiday.day === day)?.name;
  expect(nameOn("geelong", "Wednesday 20 October")).toBe("Geelong Cup Day (expected)");
  expect(nameOn("melbourne", "Friday 24 September")).toBe("AFL Grand Final Friday (expected)");
  expect(nameOn("brisbane", "Wednesday 11 August")).toBe("Royal Queensland Show Day");
});

it("names the days on which a plan is closed and the city keeps no public holiday", () => {
  const { closedText, holidays } = cityFactsOf("houston");
  expect(closedText).toContain("On Starter we are also closed on 30 November, ");
  expect(closedText).toContain(" and 2 August, which are not public holidays there.");
  // Both keep Christmas Day.
  expect(holidays.map(({ day }) => day).join()).toContain("25 December");
  expect(closedText).not.toContain("25 December");
  expect(cityFactsOf("glasgow").closedText).toBe("");
});
