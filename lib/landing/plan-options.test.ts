import { getContent } from "@/lib/content";
import type { ExampleFirm, FirmHours } from "./example-firm";
import { comparePlans, suitablePlan } from "./plan-options";
import {
  answering,
  CALLS,
  ENTERPRISE,
  firmWith,
  inputWith,
  PLANS,
  PROFESSIONAL,
  serviceOf,
  STARTER,
} from "./testing/firm";

const { landing: messages } = getContent();
const context = { messages } as ExampleFirm["context"];

const choiceOf = (hours: FirmHours, calls: number, service = CALLS, language?: string, plans = PLANS) =>
  suitablePlan(
    inputWith({ context, service, language }),
    comparePlans({ ...firmWith(calls, service), hours, plans }),
  )!;
const choose = (...input: Parameters<typeof choiceOf>) => {
  const { plan, estimate } = choiceOf(...input);
  return [plan.name, estimate.total];
};

it("takes the cheapest of the plans that answer all contacts", () => {
  // £499 + 316 × £0.50 = £657
  expect(choose(answering(1000, 1000, 1000), 416)).toEqual(["Starter", 657]);
  expect(choose(answering(0, 1000, 1000), 416)).toEqual(["Professional", 799]);
  expect(choose(answering(0, 0, 1000), 416)).toEqual(["Enterprise", 1499]);
});

it("takes a dearer plan that costs at most £8 for each further call", () => {
  // £300 for 38 calls, and for 37
  expect(choose(answering(620, 1000, 1000), 100)).toEqual(["Professional", 799]);
  expect(choose(answering(630, 1000, 1000), 100)).toEqual(["Starter", 499]);
  // £700 for 88 calls more than Professional's, and for 86
  expect(choose(answering(0, 560, 1000), 200)).toEqual(["Enterprise", 1499]);
  expect(choose(answering(0, 570, 1000), 200)).toEqual(["Professional", 799]);
});

it("takes the plan with the shorter hours of two that cost the same", () => {
  // £499 + 600 × £0.50 = £799 on both.
  const plans = { ...PLANS, plans: [STARTER, { ...PROFESSIONAL, calls: undefined }, ENTERPRISE] };
  expect(choiceOf(answering(1000, 1000, 1000), 700, CALLS, undefined, plans).plan.name).toBe("Starter");
});

it("takes the plan that answers most if none answers half, and the cheaper of two equals", () => {
  const plans = { ...PLANS, plans: [STARTER, PROFESSIONAL] };
  const best = (...answered: number[]) =>
    choiceOf(answering(...answered), 50, CALLS, undefined, plans).plan.name;
  expect(best(300, 400)).toBe("Professional");
  expect(best(400, 400)).toBe("Starter");
});

it("takes a plan with a desk on every day where an answer is due within a day, whatever its hours", () => {
  expect(choose(answering(1000, 0, 1000), 50, serviceOf({ reply: "every-day" }))).toEqual([
    "Professional",
    799,
  ]);
});

it("takes the cheapest plan where an answer may wait for the next working day, whatever its hours", () => {
  const weekdays = serviceOf({ reply: "weekdays" });
  expect(choose(answering(0, 0, 1000), 50, weekdays)).toEqual(["Starter", 499]);
  expect(choose(answering(0, 0, 1000), 50, weekdays, "Spanish")).toEqual(["Professional", 799]);
});

it("names the next cheaper plan that answers half of the contacts or more, where customers wait", () => {
  const cheaperOf = (hours: FirmHours, service = CALLS) => choiceOf(hours, 1000, service).cheaper?.plan;
  expect(cheaperOf(answering(600, 800, 1000))).toBe(PROFESSIONAL);
  expect(cheaperOf(answering(500, 499, 1000))).toBe(STARTER);
  expect(cheaperOf(answering(499, 300, 1000))).toBeUndefined();
  expect(cheaperOf(answering(1000, 1000, 1000))).toBeUndefined();
  expect(cheaperOf(answering(600, 900, 1000), serviceOf({ reply: "every-day" }))).toBeUndefined();
});

it("names the cheapest plan that answers more", () => {
  const dearerOf = (hours: FirmHours) => choiceOf(hours, 100).dearer?.plan;
  expect(dearerOf(answering(600, 990, 1000))).toBe(ENTERPRISE);
  expect(dearerOf(answering(950, 1000, 1000))).toBe(PROFESSIONAL);
  expect(dearerOf(answering(950, 940, 1000))).toBe(ENTERPRISE);
  expect(dearerOf(answering(1000, 1000, 1000))).toBeUndefined();
});
