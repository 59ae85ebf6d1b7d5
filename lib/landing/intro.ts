import type { Picker } from "./english";
import type { LocalTexts, Pair } from "./model";
import type { Place } from "./place";

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
export function composeIntro(
  { service, industry, script, messages }: Pair,
  { city, deskText }: Place,
  pick: Picker,
  opening: Opening,
): string {
  const { who, asks } = industry.callers[opening.caller]!;
  const { business, businesses, people, customer, customers } = industry.names;
  const variants = messages.introductions.openings[service.channel];
  return variants[pick("", variants.length)]!({
    who,
    asks,
    quote: script.script.caller,
    area: city.areas[opening.area]!,
    city: city.name,
    business,
    businesses,
    people,
    customer,
    customers,
    software: industry.software.kind,
    desk: deskText,
  });
}

/** What the desk knows about the place, told for this trade. */
export function composeLocal(
  { service, industry, messages }: Pair,
  { city }: Place,
  pick: Picker,
): LocalTexts {
  const { districts, nearby } = messages.districts;
  const { channel, contact } = service;
  const { people, customer, customers } = industry.names;
  const variants = districts[channel === "orders" || channel === "project" ? channel : "desk"];
  const [first, second, third, fourth, fifth] = city.areas as [string, string, string, string, string];
  return {
    areas: variants[pick("#local", variants.length)]!({
      first,
      second,
      third,
      fourth,
      fifth,
      people,
      customer,
      customers,
      city: city.name,
      contact: contact.one,
    }),
    around: nearby[pick("#around", nearby.length)]!({ channel, people, city: city.name }),
  };
}
