/** The sentences under the heading, and what the desk knows about the city. */
import type { Industry } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { CityFacts } from "./city-facts";
import type { Picker } from "./english";
import { exampleFirmOf, hoursOfWork, percentOf, type Contacts } from "./figures";
import type { Pair } from "./model";
import type { Answer } from "./plan-options";

/** The paragraph under the heading: what reaches a typical firm in the city, and what we do with it. */
export function composeIntro(
  { service, messages }: Pair,
  industry: Industry,
  { perMonth, minutes }: Contacts,
  answer: Answer | undefined,
  { city, homeCity }: { city: string } & Pick<CityContext, "homeCity">,
  byTime: boolean,
): string {
  const { plan, lead, leadByTime, project } = messages.introductions.answers;
  const { channel, contact } = service;
  const firm = { city, firm: exampleFirmOf({ service, industry }), perMonth, contacts: contact.many };
  if (answer)
    return plan({ ...firm, ...answer, channel, partner: percentOf(1 - answer.homeShare, 1), homeCity });
  if (channel === "lead") return (byTime ? leadByTime : lead)(firm);
  return project({ ...firm, hours: hoursOfWork(perMonth, { perMonth, minutes }) });
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
