import { getContent } from "./index";
import { findDeadLinks, sitePaths } from "./site-paths";

const { navigation, services, industries, regions, posts } = getContent();
const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
const paths = sitePaths({
  services: slugsOf(services),
  industries: slugsOf(industries),
  regions,
  cities: new Map(regions.flatMap(({ countries }) => countries).map(({ slug, cities }) => [slug, cities])),
  posts: slugsOf(posts),
});

it.each([
  "/",
  "/why-choose-us",
  `/services/${services[0]!.slug}`,
  `/industries/${industries[0]!.slug}`,
  "/regions/europe",
  "/regions/europe/united-kingdom",
  "/regions/europe/united-kingdom/leeds",
  `/blog/${posts[0]!.slug}`,
  "/auth",
])("knows %s", (path) => expect(paths).toContain(path));

it.each(["/pricng", "/home", "/services/", "/services/live-chat", "/not-found", "/regions/europe/leeds"])(
  "does not know %s",
  (path) => expect(paths).not.toContain(path),
);

it("names every link of the navigation that leads nowhere, by its field", () => {
  expect(findDeadLinks(navigation, paths)).toEqual([]);
  const broken = structuredClone(navigation);
  broken.header[0]!.url = "/servces";
  broken.header[0]!.links![1]!.url = "/services/telephone";
  broken.login.url = "/login";
  broken.action.url = "/contact-us";
  broken.footer[1]!.links[0]!.url = "/pricng";
  expect(findDeadLinks(broken, paths)).toEqual(
    [
      ["header[0].url", "/servces"],
      ["header[0].links[1].url", "/services/telephone"],
      ["login.url", "/login"],
      ["action.url", "/contact-us"],
      ["footer[1].links[0].url", "/pricng"],
    ].map(([field, url]) => ({
      file: "content/navigation.yaml",
      field,
      message: `expected the path of a page, got “${url}”`,
    })),
  );
});
