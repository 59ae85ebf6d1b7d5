import { getContent } from "@/lib/content";
import { composeSwitchboard } from "./switchboard";

const content = getContent();
const page = content.pages.home.switchboard;
const compose = (changes: Partial<typeof page> = {}, asOf = "2027-07-01") =>
  composeSwitchboard({ ...page, ...changes }, { ...content, site: { ...content.site, asOf } });

it("says the time of each city at the moment of the live call", () => {
  const cities = ["leeds", "calgary", "berlin", "darwin", "auckland", "new-york", "paris", "perth"];
  const calls: typeof page.calls = [[page.trades[0]!.industry, "leeds"]];
  const times = (asOf: string) =>
    Object.fromEntries(
      compose({ at: "02:14", cities, calls }, asOf).cities.map(({ name, time }) => [name, time]),
    );
  // From Leeds in July: Calgary is 7 hours behind, Berlin 1 ahead, Darwin 8.5, Auckland 11.
  expect(times("2027-07-01")).toMatchObject({
    Leeds: "02:14",
    Calgary: "19:14",
    Berlin: "03:14",
    Darwin: "10:44",
    Auckland: "13:14",
  });
  // In January Leeds and Auckland have moved apart by two hours.
  expect(times("2027-01-01")).toMatchObject({ Leeds: "02:14", Auckland: "15:14" });
});

it("takes the time of the call from the clocks of its city", () => {
  const calls: typeof page.calls = [[page.trades[0]!.industry, "new-york"]];
  const cities = [
    "leeds",
    "new-york",
    ...page.cities.filter((slug) => !/^(leeds|new-york)$/.test(slug)).slice(0, 6),
  ];
  const { cities: clocks } = compose({ at: "21:30", cities, calls }, "2027-01-01");
  expect(clocks.slice(0, 2).map(({ time }) => time)).toEqual(["02:30", "21:30"]);
});

it("names everything that is drawn in the text alternative, and counts the catalogue in the caption", () => {
  const { description, caption, trades, cities } = compose();
  for (const name of [...trades, ...cities.map((city) => city.name)]) expect(description).toContain(name);
  expect(caption).toContain(`${content.industries.length} trades and ${content.cities.length} cities`);
});
