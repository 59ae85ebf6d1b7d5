import { checkReachability } from "./reachability";

const page = (number: number, path: string, links: number[], { linkCount = 1, indexable = true } = {}) => ({
  number,
  path,
  links: Uint32Array.from(links),
  linkCount,
  indexable,
});
const problemsOf = (...pages: ReturnType<typeof page>[]) =>
  checkReachability(pages).flatMap(({ problems }) => problems);

/** A chain of links: the page with number n is n clicks from home. */
const chain = [0, 1, 2, 3, 4].map((n) => page(n, n === 0 ? "/" : `/${n}`, [n + 1]));

it("accepts a page four clicks from home", () => {
  expect(problemsOf(...chain)).toEqual([]);
});

it("refuses one that is five clicks away", () => {
  expect(problemsOf(...chain, page(5, "/5", []))).toEqual(["/5 is 5 clicks away"]);
});

it("counts the shortest way", () => {
  const [home, ...others] = chain;
  expect(problemsOf({ ...home!, links: Uint32Array.of(1, 3) }, ...others, page(5, "/5", [0]))).toEqual([]);
});

it("refuses a page that no link leads to, unless it is in no sitemap", () => {
  expect(problemsOf(page(0, "/", []), page(1, "/a", [0]))).toEqual(["no link leads to /a"]);
  expect(problemsOf(page(0, "/", []), page(1, "/a", [0], { indexable: false }))).toEqual([]);
});

it("refuses a page of more than 300 links", () => {
  expect(problemsOf(page(0, "/", [], { linkCount: 300 }))).toEqual([]);
  expect(problemsOf(page(0, "/", [], { linkCount: 301 }))).toEqual(["/ has 301 links"]);
});
