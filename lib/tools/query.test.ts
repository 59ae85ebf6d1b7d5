import { choiceField, numberField } from "./fields";
import { readQuery, writeQuery } from "./query";

const FIELDS = [
  choiceField("industry", "Trade", ["", "plumbing", "dentistry"]),
  numberField("calls", "Calls in the busiest hour", { noun: "Calls", least: 1, most: 5000 }),
];
/** Plumbers have other defaults than everybody else. */
const defaultOf = (name: string, { industry }: Readonly<Record<string, string>>) =>
  name === "industry" ? "" : industry === "plumbing" ? "8" : "20";
const read = (query: string) => readQuery(query, FIELDS, defaultOf);

it("uses defaults for an empty query", () => {
  expect(read("")).toEqual({ texts: { industry: "", calls: "20" }, nonsense: [] });
});

it("lets defaults depend on the trade in the query", () => {
  expect(read("?industry=plumbing").texts).toEqual({ industry: "plumbing", calls: "8" });
});

it("says which values make no sense and uses defaults for them", () => {
  const { texts, nonsense } = read("?industry=alchemy&calls=-4");
  expect(texts).toEqual({ industry: "", calls: "20" });
  expect(nonsense).toEqual([
    "Trade: the link has “alchemy”, which is not possible.",
    "Calls in the busiest hour: the link has “-4”, which is not possible.",
  ]);
});

it("repeats no more than the beginning of a long value", () => {
  const [sentence] = read(`?calls=${"x".repeat(5000)}`).nonsense;
  expect(sentence!.length).toBeLessThan(120);
});

it("takes an empty number for nonsense, not for zero", () => {
  expect(read("?calls=").nonsense).toHaveLength(1);
});

it("writes what it reads", () => {
  const query = writeQuery("", FIELDS, { industry: "plumbing", calls: "60" });
  expect(query).toBe("industry=plumbing&calls=60");
  expect(read(query).texts).toEqual({ industry: "plumbing", calls: "60" });
});

it("keeps the last valid value while a field is wrong, and the parameters of other tools", () => {
  const query = "calls=60&city=leeds";
  expect(writeQuery(query, FIELDS, { industry: "", calls: "6o" })).toBe(query);
});

it("removes a choice that is no longer made", () => {
  expect(writeQuery("industry=plumbing&calls=60", FIELDS, { industry: "", calls: "60" })).toBe("calls=60");
});
