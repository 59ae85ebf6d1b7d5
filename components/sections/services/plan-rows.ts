import type { AddOn, PlanOffer as Plan, PriceList, Site } from "@/lib/content";
import { closedDaysInWords, hoursInWords, languagesInWords, worksOn } from "@/lib/plan-words";
import { formatPounds } from "@/lib/pounds";

/** A row of the table of plans, with a cell for each plan in their order. */
export interface PlanRow {
  label: string;
  cells: readonly string[];
}

export interface PlanRowGroup {
  title: string;
  rows: readonly PlanRow[];
  /** What an asterisk in a cell refers to. */
  note?: string | undefined;
}

/** Index of Saturday and Sunday, from Monday. */
const [SATURDAY, SUNDAY] = [5, 6] as const;

/** What the plans answer and cost besides their prices, as rows of a table: docs/behaviour.md#prices-and-terms. */
export function planRows(
  { plans, addOns, overflowCallPrice }: Pick<PriceList, "plans" | "addOns" | "overflowCallPrice">,
  { clock, nation }: Pick<Site["local"], "clock" | "nation">,
): PlanRowGroup[] {
  const row = (label: string, cell: (plan: Plan) => string): PlanRow => ({ label, cells: plans.map(cell) });
  return [
    {
      title: `Hours, ${clock} time`,
      rows: [
        row("Monday to Friday", (plan) => hoursOn(plan, 0)),
        row("Saturday", (plan) => hoursOn(plan, SATURDAY)),
        row("Sunday", (plan) => hoursOn(plan, SUNDAY)),
        row(`Public holidays in ${nation}`, ({ closedOn }) => onHolidays(closedOn, nation)),
      ],
    },
    {
      title: "Calls, chats and messages",
      rows: [
        row("In the price, each month", ({ calls }) => (calls ? String(calls) : "No limit")),
        row("Each further one", ({ calls }) => (calls ? formatPounds(overflowCallPrice) : "No charge")),
      ],
    },
    {
      title: "Channels and languages",
      rows: [
        row("Channels", ({ channels }) => capitalise(channels)),
        row("Languages", (plan) => (longNote(plan) ? `${plan.languages}*` : languagesInWords(plan))),
      ],
      note: plans.flatMap((plan) => longNote(plan) ?? [])[0],
    },
    {
      title: "Add-ons, a month",
      rows: addOns
        .filter(({ needsPlan }) => needsPlan)
        .map((addOn) => row(addOn.name, ({ id }) => addOnPrice(addOn, id))),
    },
  ];
}

function hoursOn({ hours, days }: Plan, day: number): string {
  if (!worksOn(days, day)) return "Closed";
  return hours ? capitalise(hoursInWords(hours)) : "All day and night";
}

function onHolidays(closedOn: Plan["closedOn"], nation: string): string {
  if (closedOn === "public holidays") return "Closed";
  return closedOn ? `As usual, but closed on ${closedDaysInWords(closedOn, nation)}` : "As usual";
}

function addOnPrice({ price, per, basis, includedIn = [] }: AddOn, plan: Plan["id"]): string {
  if (includedIn.includes(plan)) return "In the plan";
  if (typeof price !== "number") return capitalise(basis ?? price);
  return per ? `${formatPounds(price)} per ${per}` : formatPounds(price);
}

/** A longer note than this makes a cell too high on phones. */
const LONG = 24;

/** The note on a plan's languages, if it is too long for a cell. */
function longNote({ languages, features }: Plan): string | undefined {
  const note = features.pricing.find(({ text }) => text === languages)?.note;
  return note && note.length > LONG ? `* ${capitalise(note)}.` : undefined;
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
