import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { MINIMUMS } from "../catalogue-minimums";
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

it("accepts every combination once", () => {
  expect(problemsOf(paths)).toEqual([]);
});

it("names a page that is missing and one that nobody asked for", () => {
  const [first, ...others] = paths;
  expect(problemsOf(others)).toEqual([`${first} is missing`]);
  expect(problemsOf([...paths, "/seo/a/b/c"])).toEqual(["/seo/a/b/c is not in the catalogue"]);
});

it("refuses files beside the pages", () => {
  expect(problemsOf(paths, "narrow", [...paths, "/seo/left-over.txt"])).toEqual([
    "9 files for 8 landing pages",
  ]);
});

it("asks the product's number of the whole catalogue, and says where it does not", () => {
  expect(problemsOf(paths, "")).toEqual(["there are 8"]);
  expect(check(paths, "cities=leeds")).toContainEqual(
    expect.objectContaining({ skipped: true, note: "narrowed to cities=leeds" }),
  );
  const many = Array.from({ length: MINIMUMS.landingPages }, (_, index) => `/seo/${index}`);
  expect(check(many, "").at(-1)?.problems).toEqual([]);
});
