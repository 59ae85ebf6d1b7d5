import { getContent } from "@/lib/content";
import { choosePlan } from "./choose-plan";
import type { FiguresInput } from "./figures-input";
import { comparePlans } from "./plan-table";
import { answering, inputWith, serviceOf } from "./sample-firm";
import { describeVerdict } from "./verdict";
import { createWords } from "./words";

const { landing: messages } = getContent();
const context = { messages, words: createWords(messages.words) } as FiguresInput["context"];

/** Contacts of three minutes each. */
const describeOn = (perMonth: number, answered: number[], fields: Partial<FiguresInput> = {}) => {
  const contacts = { perMonth, minutes: 3 };
  const input = inputWith({ context, hours: answering(...answered), contacts, ...fields });
  const options = comparePlans(input);
  return describeVerdict(input, choosePlan(input, options), options);
};
const verdictOn = (...given: Parameters<typeof describeOn>) => {
  const { verdict, considerations } = describeOn(...given);
  return [verdict, ...considerations.map(({ text }) => text)].join(" ");
};
const titlesOn = (...given: Parameters<typeof describeOn>) =>
  describeOn(...given).considerations.map(({ title }) => title);
const LEADS = serviceOf({ channel: "lead", contact: { one: "enquiry", many: "enquiries" } });

it("states the contacts that the plan answers, and its price", () => {
  const text = verdictOn(200, [950, 1000, 1000]);
  expect(text).toContain("Starter covers 95% of the calls of your open hours: £499 + 90 × £0.50 = £544");
  expect(text).toContain("for the 190 calls that it answers in an average month");
});

it("names the plan with its month, in the money of the country as well, in whole tens", () => {
  expect(describeOn(200, [950, 1000, 1000]).answer).toBe("Starter, £544 a month");
  // £544 × 1.36 = US$739.84
  const money = { code: "USD", many: "US dollars", perPound: 1.36 };
  expect(describeOn(200, [950, 1000, 1000], { money }).answer).toBe("Starter, £544 a month (about US$740)");
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

it("says over the sums what decides", () => {
  expect(titlesOn(100, [900, 1000, 1000])[0]).toBe("Professional: £300 more a month");
  expect(titlesOn(1000, [600, 950, 950])[0]).toBe("Starter: £749 a month");
  expect(titlesOn(200, [950, 1000, 1000], { emergency: "a flood" })).toContain(
    "Urgent calls at night: Enterprise",
  );
});

describe("the hours that the plan leaves", () => {
  const leftBy = (...seasons: [from: number, to: number][][]) => {
    const hours = answering(950, 1000, 1000);
    const plans = [
      { seasons: seasons.map((parts) => parts.map(([from, to]) => ({ from: from * 60, to: to * 60 }))) },
      ...hours.strips.plans.slice(1),
    ] as FiguresInput["hours"]["strips"]["plans"];
    return verdictOn(200, [950, 1000, 1000], { hours: { ...hours, strips: { ...hours.strips, plans } } });
  };

  it("are named by the clock of the firm", () => {
    expect(leftBy([[10, 16]])).toContain("it leaves 9 am to 10 am and 4 pm to 5 pm to your own people");
    // Past midnight.
    expect(
      leftBy([
        [0, 1],
        [8, 12],
        [13, 24],
      ]),
    ).toContain("it leaves noon to 1 pm to");
  });

  it("are named for January and July where they differ", () => {
    expect(leftBy([[9, 16]], [[9, 15]])).toContain(
      "it leaves 4 pm to 5 pm in January and 3 pm to 5 pm in July to",
    );
    expect(leftBy([[9, 16]], [[9, 17]])).toContain("it leaves 4 pm to 5 pm in January to");
    expect(leftBy([[9, 17]], [[10, 17]])).toContain("it leaves 9 am to 10 am in July to");
  });

  it("are left out if there are none on a usual day", () => {
    expect(leftBy([[8, 18]])).not.toContain("leaves");
  });
});

it("reckons the work of leads from all of them, whatever hours a plan has", () => {
  expect(verdictOn(200, [500, 600, 700], { service: LEADS })).toContain("takes us about 10 hours");
});

it("says for whom a plan is that comes to more than £10 for each call", () => {
  const dear = "it pays only if none of your own people can answer";
  // £499 for 49 calls: £10.18 for each; for 50: £9.98.
  expect(verdictOn(49, [1000, 1000, 1000])).toContain(`At £10.18 for each call ${dear}`);
  expect(verdictOn(50, [1000, 1000, 1000])).not.toContain(dear);
  // £499 for 62.4 calls is £8 for each.
  expect(verdictOn(49, [1000, 1000, 1000])).toContain(
    "from about 70 calls a month each comes to less than £8.",
  );
});

it("counts the calls that the plan leaves to the firm among those from which on it pays", () => {
  // 62.4 answered calls are 90% of 69.3, and 60% of 104.
  const from = (answered: number, calls: number) =>
    /from about (\d+) calls/.exec(verdictOn(calls, [answered, answered, answered]))?.[1];
  expect(from(900, 50)).toBe("70");
  expect(from(600, 70)).toBe("110");
});

it("says from how many messages on each costs less than £3", () => {
  const service = serviceOf({ channel: "orders", reply: "weekdays" });
  // £499 and £0.50 for each beyond 100 is £3 for each of 179.6.
  expect(verdictOn(150, [1000, 1000, 1000], { service })).toContain(
    "from about 180 calls a month each comes to less than £3",
  );
  expect(verdictOn(180, [1000, 1000, 1000], { service })).not.toContain("rarely pays");
  // £534 for 170 is £3.14 for each: ten more would change nothing.
  expect(verdictOn(170, [1000, 1000, 1000], { service })).not.toContain("rarely pays");
});

describe("what cannot wait for opening time", () => {
  const emergency = "a flood";

  it("stays with the firm outside the hours of the plan, or goes to the plan that never closes", () => {
    const text = verdictOn(200, [950, 1000, 1000], { emergency });
    expect(text).toContain("Some things do not wait for opening time: a flood.");
    // £1,499 - £544
    expect(text).toContain("or come to us on Enterprise for £955 more a month.");
  });

  it("has no price where the plan that never closes was priced just before", () => {
    const text = verdictOn(400, [0, 900, 1000], { emergency });
    expect(text).toContain("Enterprise would cover 40 calls more, for £700 more a month");
    expect(text).toContain("or come to us on Enterprise.");
  });

  it("is taken at any hour by the plan that never closes", () => {
    expect(verdictOn(200, [0, 0, 1000], { emergency })).toContain(
      "Enterprise takes these calls at any hour.",
    );
  });

  it("is left out where nothing is known", () => {
    expect(verdictOn(200, [950, 1000, 1000])).not.toContain("do not wait");
  });
});

it("names the closed days of a plan on which a message waits longer than a day", () => {
  const desk = { contactShare: 1, days: 363, minutes: 6000, longestGap: 32 * 60, closedOn: ["2026-12-25"] };
  const hours = {
    ...answering(1000, 1000, 1000),
    desks: [desk, desk, { ...desk, longestGap: 0, closedOn: [] }],
  };
  const onOrders = (reply: "every-day" | "weekdays") =>
    verdictOn(50, [], { hours, service: serviceOf({ channel: "orders", reply }) });
  expect(onOrders("every-day")).toMatch(
    /On 25 December (\w+) is closed, and a message may wait up to 32 hours; Enterprise, for £[\d,]+ more a month/,
  );
  expect(onOrders("weekdays")).not.toContain("25 December");
});
