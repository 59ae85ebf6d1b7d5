import { getContent, getLandingCatalogue } from "@/lib/content";
import { buildIndex } from "./build-index";
import { destinationOf } from "./combination";
import { createEngine } from "./engine";
import { readFinder, suggestFor } from "./finder";

const engine = createEngine(buildIndex(getContent(), getLandingCatalogue()));
const read = (service = "", industry = "", city = "") => readFinder(engine, { service, industry, city });
const leadTo = (...texts: string[]) => destinationOf(read(...texts).choice);

it.each([
  [["Live Chat Support", "Plumbing", "Glasgow"], "/seo/live-chat-support/plumbing/glasgow"],
  [["live chta", "plumer", "glasgw"], "/seo/live-chat-support/plumbing/glasgow"],
  [["", "", "Glasgow plumbing live chat"], "/seo/live-chat-support/plumbing/glasgow"],
  [["Glasgow plumbing live chat"], "/seo/live-chat-support/plumbing/glasgow"],
  [["Pay-Per-Lead", "", "dentist in leeds"], "/seo/pay-per-lead/dental-practices/leeds"],
  [["dentist", "leeds", "chat"], "/seo/live-chat-support/dental-practices/leeds"],
  [["Live Chat Support", "Plumbing"], "/services/live-chat-support/plumbing"],
  [["", "Plumbing"], "/industries/plumbing"],
  [["", "", "münchen"], "/regions/europe/germany/munich"],
  [[], undefined],
])("%j lead to %s", (texts, url) => expect(leadTo(...texts)).toBe(url));

it("reports filled-in fields that name no service, industry or city", () => {
  expect(read("Live chat", "xqzvwk", "Leeds").unknown).toEqual(["industry"]);
});

it("offers all cities of a name if none is meant by it alone", () => {
  const titles = (city: string) =>
    read("Live chat", "Plumbing", city).alternatives.map(({ city: found }) => found?.title);
  expect(titles("hamilton").sort()).toEqual(["Hamilton, Ontario", "Hamilton, Waikato"]);
  expect(titles("newcastle").length).toBe(2);
  expect([titles("London"), titles("Hamilton, Ontario"), titles("münchen"), titles("")].flat()).toEqual([]);
  const urls = read("Live chat", "Plumbing", "hamilton").alternatives.map(destinationOf);
  expect(urls).toContain("/seo/live-chat-support/plumbing/hamilton-ontario");
});

it("suggests everything for an empty field", () => {
  expect(suggestFor(engine, "service", "").map(({ label }) => label)).toHaveLength(
    getContent().services.length,
  );
  expect(suggestFor(engine, "industry", "").length).toBe(getContent().industries.length);
});

it("suggests filling in all fields from one", () => {
  const [all, ...others] = suggestFor(engine, "city", "glasgow plumbing live chat");
  expect(all).toEqual({
    label: "Live Chat Support · Plumbing · Glasgow",
    texts: { service: "Live Chat Support", industry: "Plumbing", city: "Glasgow" },
  });
  expect(others[0]).toEqual({
    label: "Glasgow",
    detail: "Scotland, United Kingdom",
    texts: { city: "Glasgow" },
  });
});
