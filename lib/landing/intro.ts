import type { Industry } from "@/lib/content";
import type { Picker } from "./english";
import type { Pair } from "./model";
import type { CityFacts } from "./city-facts";
import type { CustomerArea } from "./customer-area";

/** The customer that the introduction is about, and where from; both by index. */
export interface Opening {
  caller: number;
  area: number;
  /** Districts of the city, or towns of the country for industries that work in all of it. */
  areas: readonly string[];
}

/** @param pick chooses by the page's path, so that siblings differ */
export function chooseOpening(
  { customers }: Pair,
  { areas }: Pick<CustomerArea, "areas">,
  pick: Picker,
): Opening {
  return {
    caller: pick("#who", customers.length),
    area: pick("#area", areas.length),
    areas,
  };
}

/** The paragraph under the heading: a customer of this industry in this city, and how the desk answers. */
export function composeIntro(
  { service, industry, customers: known, messages }: Pair,
  { business, businesses, people, customer, customers }: Industry["names"],
  { city }: CityFacts,
  pick: Picker,
  opening: Opening,
  byTime: boolean,
): string {
  const { who, asks } = known[opening.caller]!;
  const variants = messages.introductions.openings[byTime ? "leadByTime" : service.channel];
  return variants[pick("", variants.length)]!({
    who,
    asks,
    area: opening.areas[opening.area]!,
    city: city.name,
    business,
    businesses,
    people,
    customer,
    customers,
    software: industry.software.kind,
  });
}

/** What the desk knows about the city, worded for the industry. */
export function composeLocal(
  { service, industry, messages }: Pair,
  { people, customer, customers }: Industry["names"],
  { city }: CityFacts,
  pick: Picker,
): string {
  const { districts } = messages.districts;
  const { channel, contact } = service;
  // Who writes in a chat is not on the way to anybody.
  const goesThere = industry.travels && channel !== "chat";
  const reader = channel === "orders" || channel === "project" ? channel : goesThere ? "visits" : "desk";
  const variants = districts[reader];
  const [first, second, third, fourth, fifth] = city.areas as [string, string, string, string, string];
  return variants[pick("#local", variants.length)]!({
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
  });
}
