import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { MINIMUMS } from "@/lib/content/catalogue-minimums";
import { checkLandingPages } from "./landing-pages";

const { services, industries, cities } = getContent();
const catalogue = {
  services: services.slice(0, 2),
  industries: industries.slice(0, 2),
  cities: cities.slice(0, 2),
};
const paths = catalogue.services.flatMap((service) =>
  catalogue.industries.flatMap((industry) =>
    catalogue.cities.map((city) => routes.landing(service.slug, industry.slug, city.slug)),
  ),
);
const check = (pages: readonly string[], scope = "narrow", files = pages.map((page) => `${page}.html`)) =>
  checkLandingPages(
    files,
    pages.map((path) => ({ path })),
    catalogue,
    scope,
  );
const problemsOf = (...input: Parameters<typeof check>) =>
  check(...input).flatMap(({ problems }) => problems);

it("accepts one landing page for every combination", () => {
  expect(problemsOf(paths)).toEqual([]);
});

it("reports a missing landing page and one that is not in the catalogue", () => {
  const [first, ...others] = paths;
  expect(problemsOf(others)).toEqual([`${first} is missing`]);
  expect(problemsOf([...paths, "/seo/a/b/c"])).toEqual(["/seo/a/b/c is not in the catalogue"]);
});

it("reports a number of files in /seo that is not that of the landing pages", () => {
  expect(problemsOf(paths, "narrow", [...paths, "/seo/left-over.txt"])).toEqual([
    "/seo has 9 files, expected 8: one for each landing page",
  ]);
});

it("requires the minimum number of landing pages unless the catalogue is narrowed", () => {
  expect(problemsOf(paths, "")).toEqual(["the site has 8"]);
  expect(check(paths, "cities=leeds")).toContainEqual(
    expect.objectContaining({ skipped: true, note: "narrowed to cities=leeds" }),
  );
  const many = Array.from({ length: MINIMUMS.landingPages }, (_, index) => `/seo/${index}`);
  expect(check(many, "").at(-1)?.problems).toEqual([]);
});
