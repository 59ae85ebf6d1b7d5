import { crumbs } from "./crumbs";

it("leads from the home page down to the page above", () => {
  const country = { slug: "france", title: "France", region: { slug: "europe", title: "Europe" } };
  expect(crumbs.city(country).map(({ url }) => url)).toEqual([
    "/",
    "/regions",
    "/regions/europe",
    "/regions/europe/france",
  ]);
  expect(crumbs.country(country.region)).toEqual(crumbs.city(country).slice(0, -1));
  expect(crumbs.hub({ slug: "live-chat-support", title: "Live Chat Support" }).at(-1)).toEqual({
    name: "Live Chat Support",
    url: "/services/live-chat-support",
  });
});
