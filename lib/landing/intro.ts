import { frameIntro } from "./frames";
import { capitalise, listOf, stableIndex, withArticle } from "./english";
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

/** Chosen by the page's path, so that it differs from sibling to sibling. */
export function openPage({ industry }: Pair, { city }: Place, path: string): Opening {
  return {
    caller: stableIndex(`${path}#who`, industry.callers.length),
    area: stableIndex(`${path}#area`, city.areas.length),
  };
}

/** The paragraph under the heading: a customer of this trade, in this town, and who picks up. */
export function composeIntro(pair: Pair, place: Place, path: string, opening: Opening): string {
  const { service, industry, script } = pair;
  const { city, deskText } = place;
  return frameIntro(service.channel, stableIndex(path, 4), {
    ...industry.callers[opening.caller]!,
    quote: `“${script.script.caller}”`,
    area: city.areas[opening.area]!,
    city: city.name,
    names: industry.names,
    software: industry.software.kind,
    desk: deskText ? `from Glasgow, ${deskText}` : "on the same clock as yours",
  });
}

/** What the desk knows about the place, told for this trade. */
export function composeLocal(pair: Pair, place: Place, path: string): LocalTexts {
  return {
    areas: describeAreas(pair, place, stableIndex(`${path}#local`, 3)),
    around: describeAround(pair, place, stableIndex(`${path}#around`, 3)),
  };
}

function describeAreas({ service, industry }: Pair, { city }: Place, variant: number): string {
  const { people, customers, customer } = industry.names;
  const [first, second, third, fourth, fifth] = city.areas as [string, string, string, string, string];
  const most = listOf([second, third, fourth, fifth]);
  const orders = [
    `An order for ${first}, ${second} or ${third} may reach us as a postcode and nothing more; the district list of ${city.name} is on the agent's screen, ${fourth} and ${fifth} included.`,
    `Your ${people} know ${most} by heart. So does the desk, with ${first} and the rest of the list for ${city.name}, for the orders that stay in town.`,
    `An order for ${first}, ${third} or ${fifth} is told apart from one that leaves ${city.name}, because a late parcel then needs a different answer.`,
  ];
  const project = [
    `${capitalise(customers)} from ${first}, ${second} and ${third} choose their district from a list, and nobody types it twice; ${fourth} and ${fifth} are on it too.`,
    `What we build for ${city.name} knows ${most} from the first day, with ${first} and the rest of its list, so that nobody is filed under a misspelt district.`,
    `Whether ${withArticle(customer)} comes from ${first}, ${third} or ${fifth} becomes a field that can be counted, because your ${people} plan the day in ${city.name} by it.`,
  ];
  const desk = [
    `${capitalise(customers)} from ${first}, ${second} and ${third} are not asked to spell where they live: the district list of ${city.name} is on the agent's screen, ${fourth} and ${fifth} included.`,
    `Your ${people} know ${most} by heart. So does the desk, with ${first} and the rest of the list for ${city.name}.`,
    `Whether ${withArticle(service.contact.one)} comes from ${first}, ${third} or ${fifth} is noted first, because your ${people} plan the day in ${city.name} by it.`,
  ];
  const texts = service.channel === "orders" ? orders : service.channel === "project" ? project : desk;
  return texts[variant]!;
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
  const verb = service.channel === "project" ? "are" : "is";
  return [
    `The same ${desk} ${verb} there for ${people} around ${city.name}:`,
    `A firm with a second address is one account. The ${desk} can also ${WORK[service.channel]} for ${people} in`,
    `Beyond ${city.name}, the nearest towns where ${people} can have the ${desk} are:`,
  ][variant]!;
}
