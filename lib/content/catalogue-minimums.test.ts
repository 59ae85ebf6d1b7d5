import { getContent } from "@/lib/content";
import { findShortfalls, MINIMUMS } from "./catalogue-minimums";

const content = getContent();

it("the content reaches every minimum of the catalogue", () => {
  expect(findShortfalls(content)).toEqual([]);
});

it.each([
  [
    "services",
    { services: content.services.slice(0, MINIMUMS.services - 1) },
    /^7 services, expected at least 8$/,
  ],
  ["industries", { industries: content.industries.slice(0, 99) }, /^99 industries/],
  ["posts", { posts: content.posts.slice(0, 19) }, /^19 posts/],
  ["landing pages", { cities: content.cities.slice(0, 200) }, /landing pages, expected at least 200000$/],
  ["cities in a region", { regions: content.regions.slice(1) }, /^0 cities in north-america/],
])("reports too few %s", (_, fewer, problem) => {
  expect(findShortfalls({ ...content, ...fewer })).toContainEqual(expect.stringMatching(problem));
});

it("accepts lists above their minimum", () => {
  const [service, industry, post] = [content.services[0]!, content.industries[0]!, content.posts[0]!];
  const more = {
    services: [...content.services, service],
    industries: [...content.industries, industry],
    posts: [...content.posts, post],
  };
  expect(findShortfalls({ ...content, ...more })).toEqual([]);
});
