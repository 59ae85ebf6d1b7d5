import { applyFilter, isActive, NO_FILTER, readFilter, writeFilter } from "./filter";

const entries = [
  { title: "What a Missed Call Costs", excerpt: "Four numbers.", category: "growth" },
  { title: "Returns", excerpt: "What a CALL about a parcel is worth.", category: "support" },
  { title: "Time zones", excerpt: "Who is awake.", category: "support" },
];
const titles = (query: string, category = "") =>
  applyFilter(entries, { ...NO_FILTER, query, category }).map(({ title }) => title);

describe("the filter", () => {
  it("finds a text in title or excerpt, in upper or lower case", () => {
    expect(titles("call")).toEqual(["What a Missed Call Costs", "Returns"]);
    expect(titles(" AWAKE ")).toEqual(["Time zones"]);
    expect(titles("nothing of the kind")).toEqual([]);
  });

  it("narrows to a category, together with a text", () => {
    expect(titles("", "support")).toEqual(["Returns", "Time zones"]);
    expect(titles("call", "support")).toEqual(["Returns"]);
    expect(titles("", "")).toHaveLength(3);
  });

  it("is not active with blanks alone", () => {
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
  ])("says %j and is read back", (filter) => {
    expect(readFilter(writeFilter(filter), ["growth", "support"])).toEqual(filter);
  });

  it("is empty without a filter", () => {
    expect(writeFilter(NO_FILTER)).toBe("");
  });

  it("is no filter where it says something unknown", () => {
    expect(readFilter("?category=recipes&page=-2&utm_source=x", ["support"])).toEqual(NO_FILTER);
    expect(readFilter("?page=1.5", [])).toEqual(NO_FILTER);
  });
});
