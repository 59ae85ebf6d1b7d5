import { crumbs } from "./crumbs";
import { routes } from "./routes";

/** Every route, with a different value for each parameter. */
const urls = Object.values(routes).map((build: (...slugs: never[]) => string) => {
  const slugs = Array.from({ length: build.length }, (_, index) => `slug-${index}`);
  return build(...(slugs as never[]));
});

it("builds a canonical path for every page, without trailing slashes or missing parameters, and no other's", () => {
  const odd = urls.filter((url) => {
    const [path = "", query] = url.split("?");
    const isPath = /^\/$|^(\/[a-z0-9][a-z0-9.-]*)+$/.test(path) && !/\.html$|undefined/.test(url);
    return !isPath || (query !== undefined && !/^[a-z]+=[a-z0-9-]+(&[a-z]+=[a-z0-9-]+)*$/.test(query));
  });
  expect(odd).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
  expect([routes.page("home"), routes.page("why-choose-us")]).toEqual(["/", "/why-choose-us"]);
});

it("leads from the home page down to the page above", () => {
  const country = { slug: "france", title: "France", region: { slug: "europe", title: "Europe" } };
  const paths = ["/", "/regions", "/regions/europe", "/regions/europe/france"];
  expect(crumbs.city(country).map(({ url }) => url)).toEqual(paths);
  expect(crumbs.country(country.region).map(({ url }) => url)).toEqual(paths.slice(0, -1));
  expect(crumbs.hub({ slug: "live-chat-support", title: "Live Chat Support" }).at(-1)).toEqual({
    name: "Live Chat Support",
    url: "/services/live-chat-support",
  });
});
