import { getContent } from "@/lib/content";
import type { FiguresInput } from "./figures-input";
import { describeWorth, tabulateLeads } from "./leads";

const { landing: messages } = getContent();
const { oneIn, spend, answer, row } = messages.trade.leads;
const input = {
  service: { contact: { one: "enquiry", many: "enquiries" } },
  industry: { names: { customer: "owner" }, newCustomer: { from: 90, to: 4500, why: "Because." } },
  contacts: { perMonth: 600, minutes: 4 },
  context: { messages },
} as unknown as FiguresInput;

it("divides what a customer is worth by the enquiries that it takes to win one", () => {
  const { rows, note, columns } = tabulateLeads(input);
  expect(rows).toHaveLength(oneIn.length);
  for (const [index, enquiries] of oneIn.entries()) {
    const [, customers, spent] = rows[index]!;
    expect(Number(customers)).toBe(Math.round(600 / enquiries));
    expect(spent).toContain(`£${Math.round((4500 * spend) / 100 / enquiries)}`);
    expect(rows[index]).toHaveLength(columns.length);
  }
  for (const part of ["£90", "£4,500", "Because."]) expect(note).toContain(part);
});

it("draws the same on one scale, with the middle share as the answer", () => {
  const worth = describeWorth(input);
  expect(worth.bars.map(({ name, from, to, spend: part }) => [name, from, to, part.to])).toEqual(
    oneIn.map((enquiries) => [
      row({ enquiries }),
      Math.round(90 / enquiries),
      Math.round(4500 / enquiries),
      Math.round((4500 * spend) / 100 / enquiries),
    ]),
  );
  expect(worth.ticks).toEqual(["£0", `£${worth.highest / 2}`, `£${worth.highest.toLocaleString("en-GB")}`]);
  const middle = worth.bars[Math.floor(oneIn.length / 2)]!;
  expect(worth.answer).toBe(answer({ worth: middle.text, enquiries: 5 }));
});
