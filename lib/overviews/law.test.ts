import type { LawStatement } from "@/lib/content";
import { lawOfCity } from "./law";

const statement = (id: string, rest: Partial<LawStatement> = {}): LawStatement => ({
  id,
  topic: "recording",
  countries: ["france"],
  text: "Callers are told.",
  written: "2026-11-01",
  ...rest,
});
const idsOf = (law: readonly LawStatement[], subdivision?: string) =>
  lawOfCity(law, { subdivision, country: { slug: "france" } }).map(({ id }) => id);

it("puts a state's statements before the country's, and shows no other state's", () => {
  const law = [
    statement("country"),
    statement("here", { states: ["AB"] }),
    statement("elsewhere", { states: ["CD"] }),
    statement("abroad", { countries: ["germany"] }),
  ];
  expect(idsOf(law, "AB")).toEqual(["here", "country"]);
  expect(idsOf(law)).toEqual(["country"]);
});

it("leaves out what is bound to a trade, and topics for leads", () => {
  const law = [
    statement("trade", { industries: ["plumbing"] }),
    statement("leads", { topic: "leads" }),
    statement("custom", { topic: "custom" }),
    statement("any"),
  ];
  expect(idsOf(law)).toEqual(["any", "custom"]);
});

it("shows a few statements of a topic at most", () => {
  const law = ["a", "b", "c", "d", "e"].map((id) => statement(id));
  expect(idsOf(law).length).toBeLessThan(law.length);
});
