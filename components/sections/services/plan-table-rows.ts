import type { PlanOffer as Plan, PriceList, Site } from "@/lib/content";
import { capitalise } from "@/lib/grammar";
import { closedDaysInWords, hoursInWords, worksOn } from "@/lib/plan-words";
import { formatPounds } from "@/lib/pounds";

/** A row of the table of plans, with a cell for each plan in their order. */
interface PlanRow {
  label: string;
  cells: readonly string[];
}

export interface PlanRowGroup {
  title: string;
  rows: readonly PlanRow[];
  /** What the marks in cells refer to, each after its mark. */
  notes: readonly string[];
}

/** In the order of the notes of a group. */
const MARKS = ["*", "†", "‡"] as const;

/** Index of Saturday and Sunday, from Monday. */
const [SATURDAY, SUNDAY] = [5, 6] as const;

/** What the plans answer, as rows of a table: docs/behaviour.md#prices-and-terms. */
export function planTableRows(
  { plans, overflowCallPrice }: Pick<PriceList, "plans" | "overflowCallPrice">,
  { clock, nation }: Pick<Site["local"], "clock" | "nation">,
): PlanRowGroup[] {
  const row = (label: string, cell: (plan: Plan) => string): PlanRow => ({ label, cells: plans.map(cell) });
  return [
    group(`Hours, ${clock} time`, (marked) => [
      row("Monday to Friday", (plan) => hoursOn(plan, 0)),
      row("Saturday", (plan) => hoursOn(plan, SATURDAY)),
      row("Sunday", (plan) => hoursOn(plan, SUNDAY)),
      row(`Public holidays in ${nation}`, ({ closedOn }) => {
        if (closedOn === "public holidays") return "Closed";
        return marked("As usual", closedOn && `closed on ${closedDaysInWords(closedOn, nation)}`);
      }),
    ]),
    group("Calls, chats and messages", () => [
      row("Included each month", ({ calls }) => (calls ? String(calls) : "No limit")),
      row("Each extra one", ({ calls }) => (calls ? formatPounds(overflowCallPrice) : "No charge")),
    ]),
    group("Channels and languages", (marked) => [
      row("Channels", ({ channels }) => {
        const [names = channels, ...limits] = channels.split(", ");
        return marked(capitalise(names), limits.join(", "));
      }),
      row("Languages", (plan) => marked(plan.languages, longNote(plan))),
    ]),
    group("Service", (marked) => {
      const labels = new Set(
        plans.flatMap(({ features }) => features.home.flatMap((each) => each.row ?? [])),
      );
      return [...labels].map((label) =>
        row(label, ({ features }) => {
          const feature = features.home.find((each) => each.row === label);
          return feature ? marked(feature.text, feature.note) : "Not included";
        }),
      );
    }),
  ];
}

/** Marks a text with a note. */
type Marker = (text: string, note: string | undefined) => string;

/** A group whose cells have their notes below it: on phones they would make a cell of six lines. */
function group(title: string, rowsOf: (marked: Marker) => PlanRow[]): PlanRowGroup {
  const notes: string[] = [];
  const rows = rowsOf((text, note) => {
    if (!note) return text;
    notes.push(`${MARKS[notes.length]} ${capitalise(note)}.`);
    return text + MARKS[notes.length - 1];
  });
  return { title, rows, notes };
}

function hoursOn({ hours, days }: Plan, day: number): string {
  if (!worksOn(days, day)) return "Closed";
  return hours ? capitalise(hoursInWords(hours)) : "All day and night";
}

/** A shorter note than this says no more than the plan's card, above the table. */
const LONG = 24;

/** The note on a plan's languages, if it says within which limits they are true. */
function longNote({ languages, features }: Plan): string | undefined {
  const note = features.pricing.find(({ text }) => text === languages)?.note;
  return note && note.length > LONG ? note : undefined;
}
