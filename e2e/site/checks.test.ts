import { getContent } from "@/lib/content";
import { MINIMUMS } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import { LLMS_TXT_LINES } from "@/lib/seo/text-files";
import { findListProblems, findLlmsTxtProblems } from "./feeds";
import { sampleTemplates, templateOf } from "./files";
import { checkLandingPages } from "./landing-pages";
import { findQualityProblems } from "./quality";
import { checkReachability } from "./reachability";
import { findHeavyPages } from "./script-budget";

it("reports what a list lacks, has twice, or should not have", () => {
  const problemsOf = (...entries: (string | undefined)[]) =>
    findListProblems(entries, ["/1", "/2"], "a post");
  expect(problemsOf("/2", "/1")).toEqual([]);
  expect(problemsOf("/2")).toEqual(["/1 is not listed"]);
  expect(problemsOf("/1", "/2", "/1")).toEqual(["/1 is listed twice or is not a post"]);
  expect(problemsOf("/1", "/2", "/b")).toEqual(["/b is listed twice or is not a post"]);
  expect(problemsOf("/1", "/2", undefined)).toEqual(["an entry has no link"]);
  expect(findListProblems([], [], "a post")).toEqual(["the site has nothing that is a post"]);
});

it("reports links of llms.txt to what the site does not have, and a file without links or too long", () => {
  const origin = "https://a.example";
  const problemsOf = (text: string) =>
    findLlmsTxtProblems(text, new Set(["/", "/services", "/feed.xml"]), origin);
  const links = `[Home](${origin}/): one\n[Services](${origin}/services): two\n[Feed](${origin}/feed.xml)\n`;
  const atLimit = links + "x\n".repeat(LLMS_TXT_LINES - 3);
  expect(problemsOf(atLimit)).toEqual([]);
  expect(problemsOf(`${atLimit}x\n`)).toHaveLength(1);
  expect(problemsOf("# Nothing\n")).toEqual(["llms.txt has no links"]);
  const odd = [`${origin}/service`, "/services", "https://b.example/services", `${origin}.evil/services`];
  for (const url of odd)
    expect(problemsOf(`${links}[Odd](${url})`)).toEqual([
      `llms.txt links to ${url}, which is no page or file of the site`,
    ]);
});

it("reports landing pages that are missing, not in the catalogue, more than a file, or too few", () => {
  const { services, industries, cities } = getContent();
  const catalogue = {
    services: services.slice(0, 2),
    industries: industries.slice(0, 1),
    cities: cities.slice(0, 2),
  };
  const paths = catalogue.services.flatMap((service) =>
    catalogue.cities.map((city) => routes.landing(service.slug, industries[0]!.slug, city.slug)),
  );
  const check = (pages: readonly string[], scope = "narrow", files = pages.map((page) => `${page}.html`)) =>
    checkLandingPages(files, pages, catalogue, scope);
  const problemsOf = (...input: Parameters<typeof check>) =>
    check(...input).flatMap(({ problems }) => problems);
  expect(problemsOf(paths)).toEqual([]);
  expect(problemsOf(paths.slice(1))).toEqual([`${paths[0]} is missing`]);
  expect(problemsOf([...paths, "/seo/a/b/c"])).toEqual(["/seo/a/b/c is not in the catalogue"]);
  expect(problemsOf(paths, "narrow", [...paths, "/seo/left-over.txt"])).toEqual([
    "/seo has 5 files, expected 4: one for each landing page",
  ]);
  expect(problemsOf(paths, "")).toEqual(["the site has 4"]);
  expect(check(paths).at(-1)).toMatchObject({ skipped: true, note: "narrowed to narrow" });
  const many = Array.from({ length: MINIMUMS.landingPages }, (_, index) => `/seo/${index}`);
  expect(check(many, "").at(-1)?.problems).toEqual([]);
});

it("reports each limit of quality that is broken, and none at the limit or where nothing is compared", () => {
  const sample = (words: number, [min, median]: [number, number], pages = 30) => ({
    pages,
    words: { median: 900, min: words, minPath: "/seo/y" },
    ownShingles: { median, min, minPath: "/seo/z" },
  });
  expect(findQualityProblems(sample(450, [10, 40]), 20_000, "")).toEqual([]);
  expect(findQualityProblems(sample(0, [0, 0], 0), 5, "cities=leeds")).toEqual([]);
  expect(findQualityProblems(sample(449, [9, 39]), 40_001, "")).toEqual([
    "40001 pages are offered to search engines, expected 20000 to 40000",
    "/seo/y: 449 words, expected at least 450",
    "median of 39 shingles that no sibling has, expected at least 40",
    "/seo/z: 9 shingles that no sibling has, expected at least 10",
  ]);
});

it("reports indexable pages that are far from the home page or out of reach, and pages with too many links", () => {
  const page = (number: number, links: number[], indexable = true) => ({
    number,
    indexable,
    path: number === 0 ? "/" : `/${number}`,
    links: Uint32Array.from(links),
  });
  const problemsOf = (...pages: ReturnType<typeof page>[]) =>
    checkReachability(pages).flatMap(({ problems }) => problems);
  // Page n is n clicks from the home page.
  const [home, ...chain] = [0, 1, 2, 3, 4].map((n) => page(n, [n + 1]));
  expect(problemsOf(home!, ...chain)).toEqual([]);
  expect(problemsOf(home!, ...chain, page(5, []))).toEqual(["/5 is 5 clicks from the home page"]);
  expect(problemsOf(page(0, [1, 3]), ...chain, page(5, [0]))).toEqual([]);
  expect(problemsOf(page(0, []), page(1, [0]))).toEqual(["/1 cannot be reached from the home page"]);
  expect(problemsOf(page(0, []), page(1, [0], false))).toEqual([]);
  expect(problemsOf(page(0, Array(300).fill(0)))).toEqual([]);
  expect(problemsOf(page(0, Array(301).fill(0)))).toEqual(["/ links to 301 pages"]);
});

it("reports a page above the script budget, and a site without hydrated pages", () => {
  expect(findHeavyPages([["/a", 20_000]])).toEqual([]);
  expect(findHeavyPages([["/a", 20_001]])).toHaveLength(1);
  expect(findHeavyPages([])).toEqual(["no page has a script"]);
});

it("tells templates apart, and samples the smallest, the middle and the largest page of each", () => {
  const templates = {
    "/": "/",
    "/services": "/services",
    "/services/pay-per-lead/hotels": "/services/*/*",
    "/seo/pay-per-lead/hotels/lyon": "/seo/*/*/*",
    "/blog/a-post": "/blog/*",
    "/blog/page/2": "/blog/page/*",
  };
  expect(Object.keys(templates).map(templateOf)).toEqual(Object.values(templates));
  const pages = [5, 3, 1, 2, 4].map((bytes) => ({ path: `/services/${bytes}`, bytes }));
  const sampled = sampleTemplates([{ path: "/", bytes: 9 }, ...pages]).map(({ bytes }) => bytes);
  expect(sampled).toEqual([1, 3, 5, 9]);
});
