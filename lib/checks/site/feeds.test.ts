import { findFeedProblems } from "./feeds";

const urls = ["https://a.example/1", "https://a.example/2"];

it("accepts a feed of every article", () => {
  expect(findFeedProblems([...urls].reverse(), urls)).toEqual([]);
});

it.each([
  ["an article that is missing", urls.slice(1), "https://a.example/1 is not listed"],
  [
    "an article that is listed twice",
    [...urls, urls[0]],
    "https://a.example/1 is listed twice or is no article",
  ],
  [
    "an entry of something else",
    [...urls, "https://b.example"],
    "https://b.example is listed twice or is no article",
  ],
  ["an entry without an address", [...urls, undefined], "an entry has no address"],
])("reports %s", (_, entries, problem) => expect(findFeedProblems(entries, urls)).toEqual([problem]));

it("reports a blog without articles", () => {
  expect(findFeedProblems([], [])).toEqual(["there is no article"]);
});
