import { findFeedProblems } from "./feeds";

const urls = ["https://a.example/1", "https://a.example/2"];

it("accepts a feed with every post", () => {
  expect(findFeedProblems([...urls].reverse(), urls)).toEqual([]);
});

it.each([
  ["a missing post", urls.slice(1), "https://a.example/1 is not listed"],
  ["a post that is listed twice", [...urls, urls[0]], "https://a.example/1 is listed twice or is not a post"],
  [
    "an entry of something else",
    [...urls, "https://b.example"],
    "https://b.example is listed twice or is not a post",
  ],
  ["an entry without a link", [...urls, undefined], "an entry has no link"],
])("reports %s", (_, entries, problem) => expect(findFeedProblems(entries, urls)).toEqual([problem]));

it("reports a site without posts", () => {
  expect(findFeedProblems([], [])).toEqual(["the site has no posts"]);
});
