import { getContent } from "@/lib/content";
import { planTableRows } from "./plan-table-rows";

const { plans: prices, site } = getContent();
const [starter] = prices.plans;
/** A plan of each kind. */
const list = {
  overflowCallPrice: 0.4,
  plans: [
    {
      ...starter!,
      hours: { from: 8, to: 17 },
      days: "mon-sat" as const,
      closedOn: "public holidays" as const,
      calls: 70,
    },
    { ...starter!, hours: { from: 6, to: 22 }, days: undefined, closedOn: ["12-26"], calls: 900 },
    { ...starter!, hours: undefined, days: undefined, closedOn: undefined, calls: undefined },
  ].map((plan, index) => ({ ...plan, id: prices.plans[index]!.id })),
};

function cells(label: string) {
  const rows = planTableRows(list, { clock: "Irish", nation: "Eire" }).flatMap((group) => group.rows);
  return rows.find((row) => row.label === label)?.cells;
}

it.each([
  ["Monday to Friday", ["8 am to 5 pm", "6 am to 10 pm", "All day and night"]],
  ["Saturday", ["8 am to 5 pm", "6 am to 10 pm", "All day and night"]],
  ["Sunday", ["Closed", "6 am to 10 pm", "All day and night"]],
  ["Public holidays in Eire", ["Closed", "As usual*", "As usual"]],
  ["Included each month", ["70", "900", "No limit"]],
  ["Each extra one", ["£0.40", "£0.40", "No charge"]],
])("has a row “%s” with a cell for each plan", (label, expected) => {
  expect(cells(label)).toEqual(expected);
});

it("says below the hours on which holidays a plan is closed", () => {
  const [hours] = planTableRows(list, { clock: "Irish", nation: "Eire" });
  expect(hours!.notes).toEqual(["* Closed on 26 December."]);
});

it("lists channels and languages of the price list, with their limits below", () => {
  const { rows, notes } = planTableRows(prices, site.local).at(2)!;
  const texts = (label: string) =>
    rows.find((row) => row.label === label)!.cells.map((cell) => cell.toLowerCase());
  for (const [index, { channels, languages }] of prices.plans.entries()) {
    const [names, limits = ""] = channels.split(", ");
    expect(texts("Channels")[index]).toContain(names);
    expect(notes.join().toLowerCase()).toContain(limits);
    expect(texts("Languages")[index]).toContain(languages.toLowerCase());
  }
  const marks = notes.map((note) => note[0]);
  expect(new Set(marks).size).toBe(notes.length);
  for (const mark of marks) expect(rows.flatMap(({ cells }) => cells).join()).toContain(mark);
});

it("has a row for each kind of service, with what the home page lists", () => {
  const { rows } = planTableRows(prices, site.local).at(-1)!;
  for (const [index, { features }] of prices.plans.entries()) {
    const listed = features.home.flatMap(({ text, row }) => (row ? text : []));
    const cells = rows.map((row) => row.cells[index]!.replace(/[*†‡]$/, ""));
    expect(cells.filter((cell) => cell !== "Not included").toSorted()).toEqual(listed.toSorted());
  }
});
