/** The sentences under the heading, and what the desk knows about the city. */
import type { Industry } from "@/lib/content";
import type { CityContext } from "./city-context";
import type { CustomerArea } from "./customer-area";
import { exampleFirmOf, hoursOfWork, percentOf, type Contacts } from "./figures";
import type { Pair } from "./model";
import type { Answer } from "./plan-options";

/** The paragraph under the heading: what reaches a typical firm in the city, and what we do with it. */
export function composeIntro(
  { service, messages }: Pair,
  industry: Industry,
  contacts: Contacts,
  answer: Answer | undefined,
  { city, homeCity }: { city: string } & Pick<CityContext, "homeCity">,
  byTime: boolean,
): string {
  const { plan, lead, leadByTime, project } = messages.introductions.answers;
  const { channel, contact } = service;
  const { perMonth } = contacts;
  const firm = { city, firm: exampleFirmOf({ service, industry }), perMonth, contacts: contact.many };
  if (answer) {
    const { wait, homeShare, ...words } = answer;
    const text = plan({ ...firm, ...words, channel, partner: percentOf(1 - homeShare, 1), homeCity });
    return wait ? `${text} ${wait}` : text;
  }
  if (channel === "lead") return (byTime ? leadByTime : lead)(firm);
  return project({ ...firm, hours: hoursOfWork(perMonth, contacts) });
}

/** What the desk knows about the city, worded for the industry. */
export function composeLocal(
  { service: { channel }, industry, messages: { districts } }: Pair,
  city: string,
  { places }: Pick<CustomerArea, "places">,
): string {
  // Who writes in a chat is not on the way to anybody.
  const goesThere = industry.travels && channel !== "chat";
  const reader = channel === "orders" || channel === "project" ? channel : goesThere ? "visits" : "desk";
  return districts[reader]({ places, city });
}
