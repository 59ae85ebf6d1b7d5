import { formatHours } from "@/lib/geo/coverage";
import { capitalise, listOf, stableIndex, withArticle } from "./english";
import type { Pair } from "./page";
import type { Place } from "./place";

/** Local expertise: what the desk knows of the place. */
export interface LocalTexts {
  areas: string;
  /** Before the list of neighbours. */
  around: string;
  clock: string;
  money: string;
}

/** The paragraph under the heading: a customer of this trade, in this town, and who picks up. */
export function composeIntro(pair: Pair, place: Place, path: string): string {
  const { service, industry, script } = pair;
  const { names, callers } = industry;
  const { city, differenceText } = place;
  const variant = stableIndex(path, 4);
  const { who, asks } = callers[stableIndex(`${path}#who`, callers.length)]!;
  const area = city.areas[stableIndex(`${path}#area`, city.areas.length)]!;
  const desk =
    place.difference.usual === 0 ? "on the same clock as yours" : `while ${city.label} is ${differenceText}`;
  const frames: Record<typeof service.channel, () => readonly string[]> = {
    phone: () => [
      `${capitalise(who)} in ${area} asks ${asks}. Your ${names.people} are busy with the last job; our agents pick up in your name, ${desk}.`,
      `The phone rings in ${area}: ${who} asks ${asks}. Whoever answers first keeps the work, and for ${names.businesses} in ${city.name} that can be our desk, ${desk}.`,
      `Somewhere between ${area} and the far side of ${city.name}, ${who} asks ${asks}. We answer as ${withArticle(names.business)} would, ${desk}.`,
      `${capitalise(who)} in ${area} is on the line and asks ${asks}. Our people in Glasgow know the next question to put, ${desk}.`,
    ],
    chat: () => [
      `${capitalise(who)} in ${area} opens your site and asks ${asks}. A person writes back before the tab is closed, ${desk}.`,
      `In ${area}, ${who} types instead of ringing and asks ${asks}. Our agents answer in the window, as part of your ${names.business}, ${desk}.`,
      `Visitors compare ${names.businesses} in ${city.name} in three tabs. Take ${who} from ${area} who asks ${asks}: the first real answer wins, and we write it, ${desk}.`,
      `Most ${names.customers} in ${city.name} would rather write at night than ring by day. ${capitalise(who)} in ${area} asks ${asks}, and our desk replies, ${desk}.`,
    ],
    orders: () => [
      `“${script.script.caller}” Messages like this reach ${names.businesses} in ${city.name} at every hour. We answer them in your account, ${desk}.`,
      `A parcel for ${area}, a buyer with a question: “${script.script.caller}” Our agents look up the order and settle it, ${desk}.`,
      `Between ${area} and the parcel depot an order goes astray, and the buyer writes: “${script.script.caller}” Your ${names.people} need not stop work to answer; we do, ${desk}.`,
      `For ${names.businesses} in ${city.name} that sell online, the inbox is a second counter. “${script.script.caller}” We stand behind that counter for you, ${desk}.`,
    ],
    project: () => [
      `“${script.script.caller}” If that could have been said at ${withArticle(names.business)} in ${area}, our developers would like to see the screens, ${desk}.`,
      `${capitalise(names.businesses)} in ${city.name} tell us: “${script.script.caller}” We build the missing piece between the phone and the ${industry.software.kind}, ${desk}.`,
      `Ask around ${area} and you will hear it: “${script.script.caller}” Our team joins up what your ${names.people} already use, ${desk}.`,
      `“${script.script.caller}” It is a sentence we know well, and for ${names.businesses} in ${city.name} it can be put right without changing the ${industry.software.kind}, ${desk}.`,
    ],
  };
  return frames[service.channel]()[variant]!;
}

/** What the desk knows about the place, told for this trade. */
export function composeLocal({ service, industry }: Pair, place: Place, path: string): LocalTexts {
  const { city, differenceText, workingDayInGlasgow, exceptionsText } = place;
  const { country } = city;
  const { people, customers } = industry.names;
  const variant = stableIndex(`${path}#local`, 3);
  const areas = [
    `${capitalise(customers)} from ${listOf(city.areas.slice(0, 3))} are not asked to spell where they live: the district list of ${city.name} is on the agent's screen, ${city.areas[3]} and ${city.areas[4]} included.`,
    `${listOf(city.areas.slice(1, 5))} are places your ${people} know by heart. So does the desk, with ${city.areas[0]} and the rest of ${city.name} beside them.`,
    `Whether ${withArticle(service.contact.one)} comes from ${city.areas[0]}, ${city.areas[2]} or ${city.areas[4]} is noted first, because your ${people} plan the day in ${city.name} by it.`,
  ][variant]!;
  const clock =
    place.difference.usual === 0
      ? `${city.name} keeps ${differenceText.slice(3)}, so nine to five there is nine to five at our desk.`
      : `${city.label} is ${differenceText}: nine to five there is ${formatHours(workingDayInGlasgow)} at our desk.`;
  const money =
    country.currency.code === "GBP"
      ? "All prices are in pounds sterling, the currency you bank in."
      : `Prices are in pounds sterling; a bank in ${city.name} turns them into ${country.currency.many} on the day. Numbers there begin with +${country.callingCode}.`;
  const around = [
    `The same desk answers for ${people} around ${city.name}:`,
    `A firm with a second address is one account. We also pick up for ${people} in`,
    `Beyond ${city.name}, the nearest towns where ${people} can have the desk are`,
  ][stableIndex(`${path}#around`, 3)]!;
  return { areas, around, clock: [clock, exceptionsText].filter(Boolean).join(" "), money };
}
