import { applyFilter, isActive, NO_FILTER, readFilter, writeFilter } from "./post-filter";

const entries = [
  { title: "What a Missed Call Costs", excerpt: "Four numbers.", category: "growth" },
  { title: "Returns", excerpt: "What a CALL about a parcel is worth.", category: "support" },
  { title: "Time zones", excerpt: "Who is awake.", category: "support" },
];
const titles = (query: string, category = "") =>
  applyFilter(entries, { ...NO_FILTER, query, category }).map(({ title }) => title);

describe("the filter", () => {
  it("finds a text in title or excerpt, regardless of case and spaces", () => {
    expect(titles("call")).toEqual(["What a Missed Call Costs", "Returns"]);
    expect(titles("missed  call")).toEqual(["What a Missed Call Costs"]);
    expect(titles(" AWAKE ")).toEqual(["Time zones"]);
    expect(titles("nothing of the kind")).toEqual([]);
  });

  it("combines a category with a text", () => {
    expect(titles("", "support")).toEqual(["Returns", "Time zones"]);
    expect(titles("call", "support")).toEqual(["Returns"]);
    expect(titles("", "")).toHaveLength(3);
  });

  it("treats a text of spaces as no filter", () => {
    expect(isActive({ ...NO_FILTER, query: "  " })).toBe(false);
    expect(isActive({ ...NO_FILTER, query: "a" })).toBe(true);
    expect(isActive({ ...NO_FILTER, category: "support" })).toBe(true);
  });
});

describe("the URL's query", () => {
  it.each([
    { query: "", category: "", page: 1 },
    { query: "a & b?", category: "support", page: 3 },
    { query: "", category: "growth", page: 1 },
  ])("reads %j back from the query it writes", (filter) => {
    expect(readFilter(writeFilter(filter), ["growth", "support"])).toEqual(filter);
  });

  it("writes an empty query without a filter", () => {
    expect(writeFilter(NO_FILTER)).toBe("");
  });

  it("ignores unknown categories and invalid pages in a query", () => {
    expect(readFilter("?category=recipes&page=-2&utm_source=x", ["support"])).toEqual(NO_FILTER);
    expect(readFilter("?page=1.5", [])).toEqual(NO_FILTER);
  });
});
