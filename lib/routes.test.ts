import { hasPayload, routes } from "./routes";

it.each([
  [routes.home(), "/"],
  [routes.page("home"), "/"],
  [routes.page("why-choose-us"), "/why-choose-us"],
  [routes.service("pay-per-lead"), "/services/pay-per-lead"],
  [routes.industry("plumbing"), "/industries/plumbing"],
  [routes.region("europe"), "/regions/europe"],
  [routes.country("europe", "germany"), "/regions/europe/germany"],
  [routes.city("europe", "germany", "berlin"), "/regions/europe/germany/berlin"],
  [routes.landing("pay-per-lead", "plumbing", "berlin"), "/seo/pay-per-lead/plumbing/berlin"],
])("builds %s", (url, expected) => {
  expect(url).toBe(expected);
});

/** Every route, with a different value for each parameter. */
const urls = Object.values(routes).map((build: (...slugs: never[]) => string) => {
  const slugs = Array.from({ length: build.length }, (_, index) => `slug-${index}`);
  return build(...(slugs as never[]));
});

it("builds canonical paths without trailing slashes or missing parameters", () => {
  for (const url of urls) {
    const [path, query] = url.split("?");
    expect(path).toMatch(/^\/$|^(\/[a-z0-9][a-z0-9.-]*)+$/);
    if (query !== undefined) expect(query).toMatch(/^[a-z]+=[a-z0-9-]+(&[a-z]+=[a-z0-9-]+)*$/);
    expect(url).not.toMatch(/\.html$|undefined/);
  }
});

it("builds a different path for every page", () => {
  expect(new Set(urls).size).toBe(urls.length);
});

it.each([
  [routes.home(), true],
  [routes.pricing(), true],
  [routes.service("pay-per-lead"), true],
  [routes.city("europe", "germany", "berlin"), false],
  [routes.post("returns"), true],
  [routes.hub("pay-per-lead", "plumbing"), false],
  [routes.landing("pay-per-lead", "plumbing", "berlin"), false],
  [routes.rssFeed(), false],
  [routes.licences(), false],
  ["https://ico.org.uk/make-a-complaint/", false],
])("tells whether soft navigation to %s is possible", (url, expected) => {
  expect(hasPayload(url)).toBe(expected);
});
