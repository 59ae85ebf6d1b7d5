import { choiceField, numberField, UNKNOWN, type Field } from "./fields";
import { readQuery, writeQuery } from "./fields-in-query";

const INDUSTRIES = ["", "plumbing", "dentistry"].map((slug) => [slug, slug] as const);
const FIELDS: Field[] = [
  choiceField("industry", "Trade", () => "", INDUSTRIES),
  {
    ...numberField("calls", "Calls in the busiest hour", { least: 1, most: 5000 }, 20),
    // Plumbers have other defaults than everybody else.
    defaultOf: ({ industry }) => (industry === "plumbing" ? "8" : "20"),
  },
];
const read = (query: string) => readQuery(query, FIELDS);

it("reads a query, with defaults that depend on the trade in it", () => {
  expect(read("")).toEqual({ texts: { industry: "", calls: "20" }, nonsense: [] });
  expect(read("?industry=plumbing").texts).toEqual({ industry: "plumbing", calls: "8" });
  const query = writeQuery("", FIELDS, { industry: "plumbing", calls: "60" });
  expect(query).toBe("industry=plumbing&calls=60");
  expect(read(query).texts).toEqual({ industry: "plumbing", calls: "60" });
});

it("takes an empty number for nonsense, and repeats no more than the beginning of a long value", () => {
  expect(read("?calls=").nonsense).toHaveLength(1);
  expect(read(`?calls=${"x".repeat(5000)}`).nonsense[0]!.length).toBeLessThan(120);
});

it("takes the default in place of a text that cannot be checked yet, and says nothing of it", () => {
  const day: Field = { name: "day", label: "A day", defaultOf: () => "", check: () => UNKNOWN };
  expect(readQuery("?day=09:00", [day])).toEqual({ texts: { day: "" }, nonsense: [] });
});

it("keeps the last valid value while a field is wrong, and the parameters of other tools", () => {
  const query = "calls=60&city=leeds";
  expect(writeQuery(query, FIELDS, { industry: "", calls: "6o" })).toBe(query);
});

it("removes a choice that is no longer made", () => {
  expect(writeQuery("industry=plumbing&calls=60", FIELDS, { industry: "", calls: "60" })).toBe("calls=60");
});
