import { frameAreas, frameIntro } from "./frames";
import type { Picker } from "./english";
import type { Pair } from "./page";
import type { Place } from "./place";

/** Local expertise: what the desk knows of the place. */
export interface LocalTexts {
  areas: string;
  /** Before the list of neighbours. */
  around: string;
}

/** Which of the trade's callers, and which of the city's districts, the introduction tells of. */
export interface Opening {
  caller: number;
  area: number;
}

/** @param pick chooses by the page's path, so that it differs from sibling to sibling */
export function openPage({ industry }: Pair, { city }: Place, pick: Picker): Opening {
  return {
    caller: pick("#who", industry.callers.length),
    area: pick("#area", city.areas.length),
  };
}

/** The paragraph under the heading: a customer of this trade, in this town, and who picks up. */
export function composeIntro(pair: Pair, place: Place, pick: Picker, opening: Opening): string {
  const { service, industry, script } = pair;
  const { city, deskText } = place;
  const { who, asks } = industry.callers[opening.caller]!;
  return frameIntro(service.channel, pick("", 4), {
    who,
    asks,
    quote: `“${script.script.caller}”`,
    area: city.areas[opening.area]!,
    city: city.name,
    names: industry.names,
    software: industry.software.kind,
    desk: deskText ? `from Glasgow, ${deskText}` : "on the same clock as yours",
  });
}

/** What the desk knows about the place, told for this trade. */
export function composeLocal(pair: Pair, place: Place, pick: Picker): LocalTexts {
  return {
    areas: frameAreas(pair.service.channel, pick("#local", 3), {
      areas: place.city.areas,
      city: place.city.name,
      names: pair.industry.names,
      contact: pair.service.contact.one,
    }),
    around: describeAround(pair, place, pick("#around", 3)),
  };
}

/** What the desk does for a firm, after "can also". */
const WORK: Record<Pair["service"]["channel"], string> = {
  phone: "pick up",
  lead: "take enquiries",
  dispatch: "keep the board",
  chat: "write back",
  orders: "answer buyers",
  project: "build",
};

function describeAround({ service, industry }: Pair, { city }: Place, variant: number): string {
  const { people } = industry.names;
  const desk = service.channel === "project" ? "developers" : "desk";
  if (variant === 0)
    return `The same ${desk} ${service.channel === "project" ? "are" : "is"} there for ${people} around ${city.name}:`;
  if (variant === 1)
    return `A firm with a second address is one account. The ${desk} can also ${WORK[service.channel]} for ${people} in`;
  return `Beyond ${city.name}, the nearest towns where ${people} can have the ${desk} are:`;
}
