import { getContent, type City, type Industry, type LawStatement, type Service } from "@/lib/content";
import { createLaw, selectLaw } from "./law-statements";
import { createWords } from "./english";

const { landing: messages, law: stated, cities, industries } = getContent();

const CALLS = { channel: "phone" } as Service;
const LEADS = { channel: "lead" } as Service;
const PLUMBING = { slug: "plumbing" } as Industry;
const cityIn = (country: string, subdivision?: string) =>
  ({ country: { slug: country, inSentence: country }, subdivision }) as City;
const IOWA = cityIn("states", "IA");

const statement = (
  id: string,
  topic: LawStatement["topic"],
  fields: Partial<LawStatement> = {},
): LawStatement => ({
  id,
  topic,
  countries: ["states"],
  text: `What ${id} says.`,
  written: "2026-11-01",
  ...fields,
});

const words = createWords(messages.words);
const idsOf = (law: LawStatement[], city: City, service = CALLS, industry = PLUMBING) =>
  createLaw(law, { messages, words })(service, industry, city)?.items.map(({ text }) => text.split(" ")[1]) ??
  [];

const RECORDING = [
  statement("federal", "recording"),
  statement("federal-notice", "recording"),
  statement("iowa", "recording", { states: ["IA", "NE"] }),
  statement("texas", "recording", { states: ["TX"] }),
  statement("elsewhere", "recording", { countries: ["canada", "kingdom"] }),
];

it("has the state's statements before the country's", () => {
  expect(idsOf(RECORDING, IOWA)).toEqual(["iowa", "federal"]);
  expect(idsOf(RECORDING, cityIn("states", "OH"))).toEqual(["federal", "federal-notice"]);
  expect(idsOf(RECORDING, cityIn("kingdom"))).toEqual(["elsewhere"]);
  expect(idsOf(RECORDING, cityIn("mexico"))).toEqual([]);
  const leads = [statement("country", "leads"), statement("state", "leads", { states: ["IA"] })];
  expect(idsOf(leads, IOWA, LEADS)).toEqual(["state", "country"]);
});

it("begins with the statements on the industry, and leaves out those on others", () => {
  const law = [
    ...RECORDING,
    statement("pipes", "custom", { industries: ["plumbing", "hvac"] }),
    statement("boilers", "leads", { industries: ["plumbing"] }),
    statement("teeth", "recording", { industries: ["dental-practices"] }),
  ];
  expect(idsOf(law, IOWA)).toEqual(["pipes", "iowa", "federal"]);
  expect(idsOf(law, IOWA, LEADS)).toEqual(["boilers", "iowa"]);
  expect(idsOf(law, IOWA, CALLS, { slug: "gyms" } as Industry)).toEqual(["iowa", "federal"]);
});

it("leaves out a general statement that one on the industry replaces", () => {
  const law = [
    statement("everybody", "data"),
    statement("teeth", "data", { industries: ["dental-practices"], replaces: ["everybody"] }),
  ];
  expect(idsOf(law, IOWA, CALLS, { slug: "dental-practices" } as Industry)).toEqual(["teeth"]);
  expect(idsOf(law, IOWA)).toEqual(["everybody"]);
});

it("leaves out a general statement that excepts the industry", () => {
  const law = [
    statement("firms", "data", { exceptIndustries: ["local-councils"] }),
    statement("iowa", "data", { states: ["IA"], exceptIndustries: ["local-councils"] }),
  ];
  expect(idsOf(law, IOWA, CALLS, { slug: "local-councils" } as Industry)).toEqual([]);
  expect(idsOf(law, IOWA)).toEqual(["iowa"]);
  expect(selectLaw(law, IOWA, { data: 2 }).map(({ id }) => id)).toEqual(["iowa", "firms"]);
});

it("has two statements on recording, emergencies and customs of the trade alone, and the law on leads for leads", () => {
  const numbered = (topic: LawStatement["topic"]) =>
    [1, 2, 3, 4].map((n) => statement(`${topic}-${n}`, topic));
  const law = (["custom", "leads", "cold-calls", "emergency", "recording"] as const).flatMap(numbered);
  expect(idsOf(law, IOWA)).toEqual(["recording-1", "recording-2"]);
  const poison = statement("poison", "emergency", { industries: ["pharmacies"] });
  expect(idsOf([...law, poison], IOWA, CALLS, { slug: "pharmacies" } as Industry)).toEqual([
    "poison",
    "recording-1",
    "recording-2",
  ]);
  expect(idsOf(law, IOWA, LEADS)).toEqual(["leads-1", "leads-2", "cold-calls-1", "recording-1"]);
});

describe("the section of a page", () => {
  const lawOf = createLaw(
    [statement("old", "recording", { written: "2025-03-04" }), statement("new", "data")],
    { messages, words },
  );

  it("names the country and the day of its oldest statement", () => {
    const texts = lawOf(CALLS, PLUMBING, IOWA)!;
    expect(texts.heading).toContain("states");
    expect(texts.note).toContain("4 March 2025");
    expect(texts.items).toHaveLength(2);
  });

  it("is one object for cities with the same statements, and absent where there are none", () => {
    expect(lawOf(CALLS, PLUMBING, cityIn("states", "IA"))).toBe(lawOf(CALLS, PLUMBING, IOWA));
    expect(lawOf(CALLS, PLUMBING, cityIn("mexico"))).toBeUndefined();
    expect(lawOf(LEADS, PLUMBING, IOWA)).not.toBe(lawOf(CALLS, PLUMBING, IOWA));
  });
});

it("says something on recording in every city, and never the law of another state", () => {
  for (const city of cities) {
    const found = selectLaw(stated, city, { recording: 1, leads: 9 }, industries[0]);
    expect([city.slug, found.some(({ topic }) => topic === "recording")]).toEqual([city.slug, true]);
    for (const { states } of found) if (states) expect(states).toContain(city.subdivision);
  }
});

it("says nothing on telephones where customers write", () => {
  for (const channel of ["chat", "orders", "project"] as const)
    expect(idsOf(RECORDING, IOWA, { channel } as Service)).toEqual([]);
});

it("names the state where several share a statement", () => {
  const law = [statement("shared", "recording", { states: ["IA", "NE"], text: "Under {state} law." })];
  const lawOf = createLaw(law, { messages, words });
  const inState = (subdivision: string, admin: string) =>
    lawOf(CALLS, PLUMBING, { ...IOWA, subdivision, admin })?.items[0]?.text;
  expect([inState("IA", "Iowa"), inState("NE", "Nebraska")]).toEqual([
    "Under Iowa law.",
    "Under Nebraska law.",
  ]);
});

it("leaves out what is bound to a trade where none is given", () => {
  const law = [statement("trade", "recording", { industries: ["plumbing"] }), statement("any", "recording")];
  expect(selectLaw(law, IOWA, { recording: 3 }).map(({ id }) => id)).toEqual(["any"]);
});
