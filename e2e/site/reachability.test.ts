import { checkReachability } from "./reachability";

const page = (number: number, path: string, links: number[], { indexable = true } = {}) => ({
  number,
  path,
  links: Uint32Array.from(links),
  indexable,
});
const problemsOf = (...pages: ReturnType<typeof page>[]) =>
  checkReachability(pages).flatMap(({ problems }) => problems);

/** A chain of links: page n is n clicks from the home page. */
const chain = [0, 1, 2, 3, 4].map((n) => page(n, n === 0 ? "/" : `/${n}`, [n + 1]));

it("accepts a page four clicks from the home page", () => {
  expect(problemsOf(...chain)).toEqual([]);
});

it("reports a page five clicks from the home page", () => {
  expect(problemsOf(...chain, page(5, "/5", []))).toEqual(["/5 is 5 clicks from the home page"]);
});

it("counts the clicks of the shortest path", () => {
  const [home, ...others] = chain;
  expect(problemsOf({ ...home!, links: Uint32Array.of(1, 3) }, ...others, page(5, "/5", [0]))).toEqual([]);
});

it("reports an orphan page, unless it is not indexable", () => {
  expect(problemsOf(page(0, "/", []), page(1, "/a", [0]))).toEqual([
    "/a cannot be reached from the home page",
  ]);
  expect(problemsOf(page(0, "/", []), page(1, "/a", [0], { indexable: false }))).toEqual([]);
});

it("reports a page that links to more than 300 pages", () => {
  const linksTo = (count: number) => page(0, "/", Array<number>(count).fill(0));
  expect(problemsOf(linksTo(300))).toEqual([]);
  expect(problemsOf(linksTo(301))).toEqual(["/ links to 301 pages"]);
});
