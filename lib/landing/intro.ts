import type { Industry } from "@/lib/content";
import type { CityContext } from "./city-context";
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
