import { getContent } from "@/lib/content";
import { planRows } from "./plan-rows";

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
  addOns: [
    { name: "Signs", price: 12, per: "sign", needsPlan: true, includedIn: ["enterprise" as const] },
    { name: "Chat", price: 30, needsPlan: true },
    { name: "Leads", price: "Variable" as const, basis: "each by itself", needsPlan: false },
  ].map((addOn) => ({ ...addOn, description: "One." })),
};

function cells(label: string) {
  const rows = planRows(list, { clock: "Irish", nation: "Eire" }).flatMap((group) => group.rows);
  return rows.find((row) => row.label === label)?.cells;
}

it.each([
  ["Monday to Friday", ["8 am to 5 pm", "6 am to 10 pm", "All day and night"]],
  ["Saturday", ["8 am to 5 pm", "6 am to 10 pm", "All day and night"]],
  ["Sunday", ["Closed", "6 am to 10 pm", "All day and night"]],
  ["Public holidays in Eire", ["Closed", "As usual, but closed on 26 December", "As usual"]],
  ["In the price, each month", ["70", "900", "No limit"]],
  ["Each further one", ["£0.40", "£0.40", "No charge"]],
  ["Signs", ["£12 per sign", "£12 per sign", "In the plan"]],
  ["Chat", ["£30", "£30", "£30"]],
])("has a row “%s” with a cell for each plan", (label, expected) => {
  expect(cells(label)).toEqual(expected);
});

it("has no row for an add-on that needs no plan", () => {
  expect(cells("Leads")).toBeUndefined();
});

it("lists channels and languages of the price list", () => {
  const rows = planRows(prices, site.local).flatMap((group) => group.rows);
  const texts = (label: string) =>
    rows.find((row) => row.label === label)!.cells.map((cell) => cell.toLowerCase());
  expect(texts("Channels")).toEqual(prices.plans.map(({ channels }) => channels.toLowerCase()));
  for (const [index, { languages }] of prices.plans.entries())
    expect(texts("Languages")[index]).toContain(languages.toLowerCase());
});
