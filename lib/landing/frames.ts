import type { Industry, Service } from "@/lib/content";
import { capitalise, listOf, withArticle } from "./english";

/** What the sentences of an introduction are filled with. */
export interface IntroParts {
  /** "a tenant with a wet ceiling" */
  who: string;
  /** "whether the water must be turned off" */
  asks: string;
  /** What a customer says first, in quotation marks. */
  quote: string;
  area: string;
  city: string;
  names: Industry["names"];
  /** The trade's kind of system: "job management software". */
  software: string;
  /** Where the answer comes from: "from Glasgow, five hours ahead of you". */
  desk: string;
}

type Channel = Service["channel"];
type Frame = (parts: IntroParts) => string;

/** Four openings for each way in which customers reach the desk: siblings differ in how they are told. */
const FRAMES: Record<Channel, readonly [Frame, Frame, Frame, Frame]> = {
  phone: [
    ({ who, asks, area, names, desk }) =>
      `${capitalise(who)} in ${area} asks ${asks}. Your ${names.people} have their hands full; our agents pick up in your name, ${desk}.`,
    ({ who, asks, area, city, names, desk }) =>
      `A call from ${area}: ${who} asks ${asks}. Somebody has to pick up, and for ${names.businesses} in ${city} that can be our desk, ${desk}.`,
    ({ who, asks, area, city, names, desk }) =>
      `Somewhere between ${area} and the far side of ${city}, ${who} asks ${asks}. We answer as ${withArticle(names.business)} would, ${desk}.`,
    ({ who, asks, area, city, names, desk }) =>
      `${capitalise(who)} in ${area} is on the line and asks ${asks}. Our people know the next question to put, and put it for ${names.businesses} in ${city}, ${desk}.`,
  ],
  lead: [
    ({ who, asks, area, city, names, desk }) =>
      `${capitalise(who)} in ${area} asks ${asks}. Is that a lead for ${withArticle(names.business)} in ${city}? We find out before it costs you anything, ${desk}.`,
    ({ who, asks, area, names, desk }) =>
      `Not every enquiry is work. When ${who} in ${area} asks ${asks}, our agents listen, and your ${names.people} hear only of what meets your terms, ${desk}.`,
    ({ who, asks, area, city, names, desk }) =>
      `${capitalise(names.businesses)} in ${city} pay here for enquiries that fit and for no others. Take ${who} in ${area} who asks ${asks}: we sort that out first, ${desk}.`,
    ({ who, asks, area, names, desk }) =>
      `A call from ${area}: ${who} asks ${asks}. Conditions set by your ${names.people} decide if it counts as a lead, and our agents put them as questions, ${desk}.`,
  ],
  dispatch: [
    ({ who, asks, area, names, desk }) =>
      `${capitalise(who)} in ${area} asks ${asks}. Our dispatcher has the day of your ${names.people} open on one board and answers from it, ${desk}.`,
    ({ who, asks, area, city, desk }) =>
      `The board for ${city} is full when ${who} in ${area} asks ${asks}. We move what can be moved and tell everyone it touches, ${desk}.`,
    ({ who, asks, area, names, desk }) =>
      `A call from ${area}: ${who} asks ${asks}. Where your ${names.people} are and what they have in hand is what our dispatcher sees, ${desk}.`,
    ({ who, asks, area, city, names, desk }) =>
      `Plans made by ${withArticle(names.business)} in ${city} seldom last until noon. Then ${who} in ${area} asks ${asks}, and the change is made in one place, ${desk}.`,
  ],
  chat: [
    ({ who, asks, area, desk }) =>
      `${capitalise(who)} in ${area} opens your site and asks ${asks}. A person writes back before the tab is closed, ${desk}.`,
    ({ who, asks, area, names, desk }) =>
      `In ${area}, ${who} types instead of ringing and asks ${asks}. Our agents answer in the window, as part of your ${names.business}, ${desk}.`,
    ({ who, asks, area, city, names, desk }) =>
      `Visitors compare ${names.businesses} in ${city} in three tabs. Take ${who} from ${area} who asks ${asks}: the first real answer wins, and we write it, ${desk}.`,
    ({ who, asks, area, city, names, desk }) =>
      `Many ${names.customers} in ${city} would rather write at night than ring by day. ${capitalise(who)} in ${area} asks ${asks}, and our desk replies, ${desk}.`,
  ],
  orders: [
    ({ quote, city, names, desk }) =>
      `${quote} Messages like this reach ${names.businesses} in ${city} at every hour. We answer them in your account, ${desk}.`,
    ({ quote, area, desk }) =>
      `A message from a shopper in ${area}: ${quote} Our agents look it up and settle it, ${desk}.`,
    ({ quote, area, names, desk }) =>
      `Somebody in ${area} has bought from you, or nearly, and writes: ${quote} Your ${names.people} need not stop work to answer; we do it, ${desk}.`,
    ({ quote, city, names, desk }) =>
      `For ${names.businesses} in ${city} that sell online, the inbox is a second counter. ${quote} We stand behind that counter for you, ${desk}.`,
  ],
  project: [
    ({ quote, area, names, desk }) =>
      `${quote} If that could have been said at ${withArticle(names.business)} in ${area}, our developers can look at the screens with you, ${desk}.`,
    ({ quote, city, names, software, desk }) =>
      `${capitalise(names.businesses)} in ${city} may know the sentence: ${quote} We build the missing piece between the phone and the ${software}, ${desk}.`,
    ({ quote, area, names, desk }) =>
      `Ask around ${area} and you may hear it: ${quote} Our team joins up what your ${names.people} already use, ${desk}.`,
    ({ quote, city, names, software, desk }) =>
      `${quote} We know the sentence well, and for ${names.businesses} in ${city} it can be put right without changing the ${software}, ${desk}.`,
  ],
};

/** An introduction in one of four tellings. */
export function frameIntro(channel: Channel, variant: number, parts: IntroParts): string {
  return FRAMES[channel][variant]!(parts);
}

/** What the sentences about a town's districts are filled with. */
export interface AreaParts {
  /** Five districts. */
  areas: readonly string[];
  city: string;
  names: Industry["names"];
  /** What a customer's contact is called: "call", "chat", "buyer message". */
  contact: string;
}

type AreaFrame = (parts: AreaParts) => string;
type AreaFrames = readonly [AreaFrame, AreaFrame, AreaFrame];

const ORDER_AREAS: AreaFrames = [
  ({ areas: [first, second, third, fourth, fifth], city }) =>
    `An order for ${first}, ${second} or ${third} may reach us as a postcode and nothing more; the district list of ${city} is on the agent's screen, ${fourth} and ${fifth} included.`,
  ({ areas: [first, ...most], city, names }) =>
    `Your ${names.people} know ${listOf(most)} by heart. So does the desk, with ${first} and the rest of the list for ${city}, for the orders that stay in town.`,
  ({ areas: [first, , third, , fifth], city }) =>
    `An order for ${first}, ${third} or ${fifth} is told apart from one that leaves ${city}, because a late parcel then needs a different answer.`,
];
const PROJECT_AREAS: AreaFrames = [
  ({ areas: [first, second, third, fourth, fifth], names }) =>
    `${capitalise(names.customers)} from ${first}, ${second} and ${third} choose their district from a list, and nobody types it twice; ${fourth} and ${fifth} are on it too.`,
  ({ areas: [first, ...most], city }) =>
    `What we build for ${city} knows ${listOf(most)} from the first day, with ${first} and the rest of its list, so that nobody is filed under a misspelt district.`,
  ({ areas: [first, , third, , fifth], city, names }) =>
    `Whether ${withArticle(names.customer)} comes from ${first}, ${third} or ${fifth} becomes a field that can be counted, because your ${names.people} plan the day in ${city} by it.`,
];
const DESK_AREAS: AreaFrames = [
  ({ areas: [first, second, third, fourth, fifth], city, names }) =>
    `${capitalise(names.customers)} from ${first}, ${second} and ${third} are not asked to spell where they live: the district list of ${city} is on the agent's screen, ${fourth} and ${fifth} included.`,
  ({ areas: [first, ...most], city, names }) =>
    `Your ${names.people} know ${listOf(most)} by heart. So does the desk, with ${first} and the rest of the list for ${city}.`,
  ({ areas: [first, , third, , fifth], city, names, contact }) =>
    `Whether ${withArticle(contact)} comes from ${first}, ${third} or ${fifth} is noted first, because your ${names.people} plan the day in ${city} by it.`,
];

/** What the desk knows of a town's districts, in one of three tellings. */
export function frameAreas(channel: Channel, variant: number, parts: AreaParts): string {
  const frames = channel === "orders" ? ORDER_AREAS : channel === "project" ? PROJECT_AREAS : DESK_AREAS;
  return frames[variant]!(parts);
}
