/** A firm's telephone line in its busiest hour: how many callers find it engaged, and how many people are enough. */
import { toNearest } from "@/lib/numbers";
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang-b";
import type { ExampleFirm } from "./example-firm";

const WEEKS_OF_YEAR = 52;

type Line = Pick<ExampleFirm, "service" | "industry" | "hours" | "contacts" | "context">;

/** The busiest hour of a firm's line; undefined for services without a line. */
function busiestHour({ service, industry, hours, contacts, context }: Line) {
  const { channel } = service;
  if (channel !== "phone" && channel !== "chat") return undefined;
  const openDays = hours.year.week.filter((day) => day.length > 0).length;
  const calls = ((contacts.perMonth * 12) / (openDays * WEEKS_OF_YEAR)) * industry.peak.share;
  // Half up, which `toFixed` alone does not round: 1.65.
  const printed = Math.round(calls * 10) / 10;
  const atOnce = channel === "chat" ? context.messages.trade.chatsAtOnce : 1;
  return {
    channel,
    printed,
    /** Per cent of the callers who find so many people engaged. */
    engaged: (people: number, count = calls) =>
      engagedShare(offeredLoad(count, contacts.minutes), people * atOnce) * 100,
  };
}

/** People of the firm who are enough for the busiest hour; one for services without a line. */
export function peopleNeeded(line: Line): number {
  const hour = busiestHour(line);
  let people = 1;
  while (hour && hour.engaged(people) >= line.context.messages.trade.engaged.most) people += 1;
  return people;
}

/** How many callers meet an engaged line in the busiest hour; undefined for services without a line, and where few do. */
export function describeEngagedLine(line: Line): string | undefined {
  const hour = busiestHour(line);
  if (!hour) return undefined;
  const { chatsAtOnce, engaged } = line.context.messages.trade;
  const { text, share, fewest } = engaged;
  if (hour.engaged(1) < fewest) return undefined;
  // Of the calls as they are printed, so that readers get the same.
  const [one, two, three] = [1, 2, 3].map((people) => toNearest(1, hour.engaged(people, hour.printed)));
  return text({
    when: line.industry.peak.when,
    calls: hour.printed.toFixed(1),
    contacts: line.service.contact.many,
    minutes: String(line.contacts.minutes),
    chats: chatsAtOnce,
    channel: hour.channel,
    one: share({ share: one! }),
    two: share({ share: two! }),
    three: share({ share: three! }),
    enough: two! < 1 ? "yes" : "no",
  });
}
