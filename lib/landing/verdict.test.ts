import { getContent } from "@/lib/content";
import { choosePlan } from "./choose-plan";
import type { FiguresInput } from "./figures-input";
import { comparePlans } from "./plan-table";
import { answering, inputWith, serviceOf } from "./sample-firm";
import { describeVerdict } from "./verdict";

const { landing: messages } = getContent();
const context = { messages } as FiguresInput["context"];

/** Contacts of three minutes each. */
const verdictOn = (perMonth: number, answered: number[], fields: Partial<FiguresInput> = {}) => {
  const contacts = { perMonth, minutes: 3 };
  const input = inputWith({ context, hours: answering(...answered), contacts, ...fields });
  return describeVerdict(input, choosePlan(input, comparePlans(input))).join(" ");
};
const LEADS = serviceOf({ channel: "lead", contact: { one: "enquiry", many: "enquiries" } });

it("states the contacts that the plan answers, its price and the work", () => {
  const text = verdictOn(200, [950, 1000, 1000]);
  expect(text).toContain("Starter covers 95% of the calls of your open hours: £499 + 90 × £0.50 = £544");
  expect(text).toContain("for the 190 calls that it answers in an average month, about 10 hours of work");
});

it("states what a dearer plan would answer, and at what price each", () => {
  expect(verdictOn(100, [900, 1000, 1000])).toContain(
    "Professional would cover 10 calls more, for £300 more a month: £30 for each.",
  );
});

it("states what a cheaper plan leaves of all contacts", () => {
  expect(verdictOn(1000, [600, 950, 950])).toContain(
    // £275 for 350 calls
    "Starter at £749 would cover 60% of the calls and leave 400 a month to your own people; each call beyond that costs you £0.79.",
  );
});

it("reckons the work of leads from all of them, whatever hours a plan has", () => {
  expect(verdictOn(200, [500, 600, 700], { service: LEADS })).toContain("takes us 10 hours");
});

it("says that an hour of work is dear from £60 on, by the exact hours", () => {
  const [, dear] = messages.trade.verdict
    .dear({ contact: "call", contacts: "calls", shop: "no", enough: 0, fair: "", perContact: "£" })
    .split("£");
  // £537.50 for 8.85 hours: £60.73 for each, though £59.72 if they were nine.
  expect(verdictOn(177, [1000, 1000, 1000])).toContain(dear);
  // £539 for nine hours: £59.89.
  expect(verdictOn(180, [1000, 1000, 1000])).not.toContain(dear);
});
