import { getContent, type City, type Industry, type LawStatement, type Service } from "@/lib/content";
import { createLaw, lawIn } from "./law";
import { createWords } from "./words";

const { landing: messages, law: stated, cities, industries, services } = getContent();

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

const idsOf = (law: LawStatement[], city: City, service = CALLS, industry = PLUMBING) =>
  lawIn(law, service, industry, city).map(({ id }) => id);

const RECORDING = [
  statement("federal", "recording"),
  statement("federal-notice", "recording"),
  statement("iowa", "recording", { states: ["IA", "NE"] }),
  statement("texas", "recording", { states: ["TX"] }),
  statement("elsewhere", "recording", { countries: ["canada", "kingdom"] }),
];

it("has the state's statements before the country's, two on recording", () => {
  expect(idsOf(RECORDING, IOWA)).toEqual(["iowa", "federal"]);
  expect(idsOf(RECORDING, cityIn("states", "OH"))).toEqual(["federal", "federal-notice"]);
});

it("has only statements of the city's country and state", () => {
  expect(idsOf(RECORDING, cityIn("kingdom"))).toEqual(["elsewhere"]);
  expect(idsOf(RECORDING, cityIn("states"))).toEqual(["federal", "federal-notice"]);
  expect(idsOf(RECORDING, cityIn("mexico"))).toEqual([]);
});

it("begins with the statements on the industry, all of them, and leaves out those on others", () => {
  const law = [
    ...RECORDING,
    statement("pipes", "custom", { industries: ["plumbing", "hvac"] }),
    statement("boilers", "leads", { industries: ["plumbing"] }),
    statement("teeth", "recording", { industries: ["dental-practices"] }),
  ];
  expect(idsOf(law, IOWA)).toEqual(["pipes", "boilers", "iowa", "federal"]);
  expect(idsOf(law, IOWA, CALLS, { slug: "gyms" } as Industry)).toEqual(["iowa", "federal"]);
});

it("has one statement on emergencies and two customs, and the law on leads for leads alone", () => {
  const numbered = (topic: LawStatement["topic"]) =>
    [1, 2, 3, 4].map((n) => statement(`${topic}-${n}`, topic));
  const law = (["custom", "leads", "cold-calls", "emergency", "recording"] as const).flatMap(numbered);
  expect(idsOf(law, IOWA)).toEqual(["recording-1", "recording-2", "emergency-1", "custom-1", "custom-2"]);
  expect(idsOf(law, IOWA, LEADS)).toEqual(["recording-1", "leads-1", "leads-2", "leads-3", "cold-calls-1"]);
});

describe("the section of a page", () => {
  const words = createWords(messages.words);
  const lawOf = createLaw(
    [statement("old", "recording", { written: "2025-03-04" }), statement("new", "recording")],
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
    const found = lawIn(stated, services[0]!, industries[0]!, city);
    expect([city.slug, found.some(({ topic }) => topic === "recording")]).toEqual([city.slug, true]);
    for (const { states } of found) if (states) expect(states).toContain(city.subdivision);
  }
});
