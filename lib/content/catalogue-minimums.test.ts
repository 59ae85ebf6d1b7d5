import { getContent } from "@/lib/content";
import { findShortfalls, MINIMUMS } from "./catalogue-minimums";

const content = getContent();

it("the content reaches every minimum of the catalogue", () => {
  expect(findShortfalls(content)).toEqual([]);
});

it("reports what is below its minimum", () => {
  const fewer = [
    [{ services: content.services.slice(0, MINIMUMS.services - 1) }, /^7 services, expected at least 8$/],
    [{ industries: content.industries.slice(0, 99) }, /^99 industries/],
    [{ posts: content.posts.slice(0, 19) }, /^19 posts/],
    [{ cities: content.cities.slice(0, 200) }, /landing pages, expected at least 200000$/],
    [{ regions: content.regions.slice(1) }, /^0 cities in north-america/],
  ] as const;
  for (const [change, problem] of fewer)
    expect(findShortfalls({ ...content, ...change })).toContainEqual(expect.stringMatching(problem));
});
