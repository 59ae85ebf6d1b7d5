import type { City, Industry, LawStatement, LawTopic, Service } from "@/lib/content";
import type { CityContext } from "./city-context";

/** How many statements of a topic a page shows. */
const SHOWN: Readonly<Partial<Record<LawTopic, number>>> = { recording: 1, emergency: 1, custom: 1 };
/** Leads depend on how people may be called. */
const SHOWN_FOR_LEADS: typeof SHOWN = { recording: 1, leads: 2, "cold-calls": 1 };

/** Statements for a page, under a heading. */
export interface LawTexts {
  heading: string;
  items: readonly { text: string; source?: LawStatement["source"] }[];
  /** Says for which day they were written. */
  note: string;
}

/** Returns a function that finds the statements of a page; pages with the same ones share the object. */
export function createLaw(
  law: readonly LawStatement[],
  { messages, words }: Pick<CityContext, "messages" | "words">,
): (service: Service, industry: Industry, city: City) => LawTexts | undefined {
  // Pages are composed industry by industry: keeping the last one is enough.
  let last: Industry | undefined;
  const known = new Map<string, LawTexts | undefined>();
  return (service, industry, city) => {
    if (industry !== last) known.clear();
    last = industry;
    const key = `${service.channel === "lead"} ${city.country.slug} ${city.subdivision}`;
    if (!known.has(key)) {
      const statements = lawIn(law, service, industry, city);
      const written = statements.map((statement) => statement.written).sort()[0];
      known.set(
        key,
        written === undefined
          ? undefined
          : {
              heading: messages.trade.law.heading({ country: city.country.inSentence }),
              items: statements,
              note: messages.trade.law.note({ date: words.date(written) }),
            },
      );
    }
    return known.get(key);
  };
}

/**
 * The statements on telephone law and custom for a service and an industry in a city: those bound to the industry, then
 * those of each topic, the state's before the country's.
 */
export function lawIn(
  law: readonly LawStatement[],
  { channel }: Service,
  { slug }: Industry,
  { country, subdivision }: City,
): LawStatement[] {
  const shown = channel === "lead" ? SHOWN_FOR_LEADS : SHOWN;
  const here = law.filter(
    ({ countries, states, industries }) =>
      countries.includes(country.slug) &&
      (states === undefined || (subdivision !== undefined && states.includes(subdivision))) &&
      (industries === undefined || industries.includes(slug)),
  );
  const general = here.filter(({ industries }) => industries === undefined);
  return [
    ...here.filter(({ industries }) => industries !== undefined),
    ...Object.entries(shown).flatMap(([topic, count]) =>
      general
        .filter((statement) => statement.topic === topic)
        .toSorted((a, b) => Number(a.states === undefined) - Number(b.states === undefined))
        .slice(0, count),
    ),
  ];
}
