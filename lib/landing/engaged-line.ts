/** The sentence on a firm's line in the busiest hour. */
import { toNearest } from "@/lib/numbers";
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang";
import type { FiguresInput } from "./figures";

/** Weeks of a year. */
const WEEKS = 52;

/** How many callers meet an engaged line in the busiest hour; undefined for services without a line, and where few do. */
export function describeEngagedLine({
  service,
  industry: { peak },
  hours: {
    year: { week },
  },
  contacts: { perMonth, minutes },
  context: { messages },
}: Pick<FiguresInput, "service" | "industry" | "hours" | "contacts" | "context">): string | undefined {
  const { channel, contact } = service;
  if (channel !== "phone" && channel !== "chat") return undefined;
  const openDays = week.filter((hours) => hours.length > 0).length;
  const calls = ((perMonth * 12) / (openDays * WEEKS)) * peak.share;
  // Half up, which `toFixed` alone does not round: 1.65. The shares are of the calls as they are printed.
  const printed = calls < 10 ? Math.round(calls * 10) / 10 : Math.round(calls);
  const load = offeredLoad(printed, minutes);
  const { chatsAtOnce, engaged } = messages.trade;
  const { text, share, fewest } = engaged;
  const atOnce = channel === "chat" ? chatsAtOnce : 1;
  const [one, two, three] = [1, 2, 3].map((people) =>
    toNearest(1, engagedShare(load, people * atOnce) * 100),
  );
  if (one! < fewest) return undefined;
  return text({
    when: peak.when,
    calls: calls < 10 ? printed.toFixed(1) : String(printed),
    contacts: contact.many,
    minutes: String(minutes),
    chats: chatsAtOnce,
    channel,
    one: share({ share: one! }),
    two: share({ share: two! }),
    three: share({ share: three! }),
    enough: two! < 1 ? "yes" : "no",
  });
}
