/** Which statements on law and custom a page shows: those of its country and state, by the channel of the service. */
import { type Fact, factIn, memoize } from "export-kit/queries";
import type { City, Industry, LawStatement, LawTopic, Service } from "@/lib/content";
import type { Wording } from "./english";

/**
 * How many general statements of each topic are shown, in this order. None of a topic: those of the trade alone, because the
 * page of the city has the others.
 */
type Shown = Readonly<Partial<Record<LawTopic, number>>>;

const BY_PHONE: Shown = { recording: 2, data: 1, transfer: 1, emergency: 0, language: 1, custom: 0 };
/** Services that also make calls. */
const WITH_CALLS_OUT: Shown = { "cold-calls": 1, ...BY_PHONE };
/** By channel of the service. Leads depend on how people may be called; where customers write, nobody is recorded. */
const SHOWN: Readonly<Record<Service["channel"], Shown>> = {
  phone: BY_PHONE,
  dispatch: BY_PHONE,
  lead: { leads: 2, "cold-calls": 1, data: 1, transfer: 1, recording: 1, language: 1 },
  chat: { chat: 1, data: 1, transfer: 1, language: 1 },
  orders: { orders: 1, data: 1, transfer: 1, language: 1 },
  project: { data: 1, transfer: 1 },
};

/** Statements for a page, under a heading. */
export interface LawTexts {
  heading: string;
  items: readonly { text: string; source?: LawStatement["source"] }[];
  /** Whether leads are charged by time. */
  byTime: boolean;
  /** Says for which day they were written. */
  note: string;
}

/** Returns a function that finds the statements for a page; pages with the same ones share the object. */
export function createLaw(
  law: readonly LawStatement[],
  { messages, words }: Wording,
): (service: Service, industry: Industry, city: City) => LawTexts | undefined {
  const named = new Set(
    law.flatMap(({ industries = [], exceptIndustries = [] }) => [...industries, ...exceptIndustries]),
  );
  const known = new Map<string, Fact<LawTexts | undefined>>();
  const placeOf = memoize(({ country, subdivision, admin }: City) =>
    [country.slug, subdivision, admin].join(" "),
  );
  const texts = new Map<string, Fact<LawTexts | undefined>>();
  const textsOf = (statements: readonly LawStatement[], country: City["country"]) => {
    const key = [country.slug, ...statements.map(({ text }) => text)].join(" ");
    return factIn(texts, key, () => describe(statements, country));
  };
  const describe = (statements: readonly LawStatement[], country: City["country"]): LawTexts | undefined => {
    const [written] = statements.map((statement) => statement.written).sort();
    return written === undefined
      ? undefined
      : {
          heading: messages.trade.law.heading({ country: country.inSentence }),
          items: statements,
          byTime: statements.some(({ byTime }) => byTime),
          note: messages.trade.law.note({ date: words.date(written) }),
        };
  };
  return (service, industry, city) => {
    // Industries that no statement names share the general ones.
    const own = named.has(industry.slug) ? industry.slug : "";
    const callsOut = service.callsOut === true;
    const shown = callsOut ? WITH_CALLS_OUT : SHOWN[service.channel];
    const key = `${own} ${service.channel} ${callsOut} ${placeOf(city)}`;
    // Even industries and states that statements name get the general ones in most channels: `textsOf` shares these.
    return factIn(known, key, () => textsOf(selectLaw(law, city, shown, industry), city.country));
  };
}

/**
 * The statements that hold in a city: those bound to the industry, then those of each topic that these do not replace, the
 * state's before the country's. Both follow the order of the topics; general ones leave out the industries they except.
 *
 * @param shown only statements of these topics
 */
export function selectLaw(
  law: readonly LawStatement[],
  { country, subdivision, admin }: Pick<City, "subdivision" | "admin"> & { country: { slug: string } },
  shown: Shown,
  industry?: Pick<Industry, "slug">,
): LawStatement[] {
  const topics = Object.keys(shown);
  const here = law
    .filter(
      ({ topic, countries, states, industries, exceptIndustries = [] }) =>
        shown[topic] !== undefined &&
        countries.includes(country.slug) &&
        (states === undefined || (subdivision !== undefined && states.includes(subdivision))) &&
        (industries === undefined || (industry !== undefined && industries.includes(industry.slug))) &&
        (industry === undefined || !exceptIndustries.includes(industry.slug)),
    )
    .toSorted(
      (a, b) =>
        topics.indexOf(a.topic) - topics.indexOf(b.topic) ||
        Number(a.states === undefined) - Number(b.states === undefined),
    )
    .map((statement) => ({ ...statement, text: statement.text.replace("{state}", admin) }));
  const bound = here.filter(({ industries }) => industries !== undefined);
  const replaced = new Set(bound.flatMap(({ replaces = [] }) => replaces));
  const general = here.filter(({ id, industries }) => industries === undefined && !replaced.has(id));
  return [
    ...bound,
    ...Object.entries(shown).flatMap(([topic, count]) =>
      general.filter((statement) => statement.topic === topic).slice(0, count),
    ),
  ];
}
