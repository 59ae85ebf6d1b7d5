import { getContent, type LegalWage, type Service } from "@/lib/content";
import { createComposer } from "./index";
import type { FiguresInput } from "./figures-input";
import { describeOwnPeople } from "./own-people";
import type { PlanChoice } from "./choose-plan";
import { answering, inputWith, serviceOf } from "./sample-firm";

const content = getContent();
const context = { messages: content.landing } as FiguresInput["context"];
interface Pay extends LegalWage {
  money: FiguresInput["money"];
}
const EUROS: Pay = { whose: "the", hourly: 13.9, money: { code: "EUR", many: "euros", perPound: 1.16 } };
const PLAN = content.plans.plans[1]!;

/** For a firm that is open for so many hours a year, and 100 calls of three minutes in a plan at so many pounds. */
const describeFor = (
  hours: number,
  { money, ...wage }: Pay = EUROS,
  {
    total = 799,
    contacts = 100,
    answered = 1,
    ...fields
  }: Partial<Service> & { total?: number; contacts?: number; answered?: number } = {},
) => {
  const trade = answering();
  const input = inputWith({
    context,
    service: serviceOf(fields),
    hours: { ...trade, year: { ...trade.year, openMinutes: hours * 60 } },
    contacts: { perMonth: 100, minutes: 3 },
    wage,
    money,
  });
  const estimate = { total } as PlanChoice["estimate"];
  const described = describeOwnPeople(input, {
    plan: PLAN,
    estimate,
    contacts,
    answeredMinutes: hours * 60 * answered,
  });
  return described?.sentences.join(" ") ?? "";
};

it("states the pay for a twelfth of the open hours of the year, in whole tens, and in pounds", () => {
  // 2,400 / 12 × €13.90 = €2,780; / 1.16 = £2,397
  expect(describeFor(2400)).toBe(
    `A person of your own who is there only to answer, in all 200 open hours of a month, earns at least €2,780 (about £2,400) at the minimum wage of €13.90 an hour, more than ${PLAN.name} costs; somebody who is there anyway spends 5 hours on these calls, about £60 at that wage.`,
  );
  // 2,190 / 12 = 182.5 × €13.90 = €2,536.75
  expect(describeFor(2190)).toContain("in all 183 open hours of a month, earns at least €2,540 ");
});

it("compares the pay with the plan: about the same up to a tenth", () => {
  expect(describeFor(2400, EUROS, { total: 2700 })).toContain(`less than ${PLAN.name} costs`);
  expect(describeFor(2400, EUROS, { total: 2500 })).toContain(`about as much as ${PLAN.name} costs`);
  expect(describeFor(2400, EUROS, { total: 2200 })).toContain(`about as much as ${PLAN.name} costs`);
});

it("says what a plan is for that costs twice as much or more", () => {
  // £2,397
  expect(describeFor(2400, EUROS, { total: 4800 })).toContain(`So ${PLAN.name} pays only for what`);
  expect(describeFor(2400, EUROS, { total: 4700 })).not.toContain("pays only");
});

it("counts the time of who is there anyway", () => {
  expect(describeFor(2400, EUROS, { contacts: 20 })).toContain(
    "spends one hour on these calls, about £12 at",
  );
  expect(describeFor(2400, EUROS, { contacts: 5 })).toContain("spends less than an hour on these calls");
});

it("compares no more hours than the plan answers", () => {
  // 100 × €13.90
  expect(describeFor(2400, EUROS, { answered: 0.5 })).toContain(
    `in the 100 open hours of a month that ${PLAN.name} answers, earns at least €1,390`,
  );
});

it("has people in turns where the hours are too many for one", () => {
  // 48 hours a week are 208 a month.
  expect(describeFor(2496)).toMatch(/^A person of your own/);
  // 300 × €13.90
  expect(describeFor(3600)).toMatch(
    /^People of your own .*, in turns through all 300 open hours .* at least €4,170 /,
  );
});

it("is in the country's currency, and says whose wage it is", () => {
  // 200 × US$16.90 = US$3,380; / 1.36 = £2,485
  expect(
    describeFor(2400, {
      whose: "California’s",
      hourly: 16.9,
      money: { code: "USD", many: "US dollars", perPound: 1.36 },
    }),
  ).toMatch(/at least US\$3,380 \(about £2,490\) at California’s minimum wage of US\$16.90 an hour/);
  const pounds = describeFor(2400, {
    whose: "the",
    hourly: 12.71,
    money: { code: "GBP", many: "pounds sterling", perPound: 1 },
  });
  expect(pounds).toContain("at least £2,540 at the minimum wage");
});

it("counts the time of messages alone where customers may wait", () => {
  // 100 × 3 minutes = 5 hours × €13.90 = €69.50; / 1.16 = £59.91
  const says =
    "Your own people would spend 5 hours a month on these calls, which is at least €70 (about £60) at the minimum wage of €13.90 an hour.";
  expect(describeFor(2400, EUROS, { reply: "weekdays", total: 239 })).toBe(says);
  expect(describeFor(2400, EUROS, { reply: "every-day", total: 240 })).toBe(
    `${says} So ${PLAN.name} pays only where none of them has the time.`,
  );
});

describe("on a page", () => {
  const textOf = (path: string, of = content) => {
    const [service = "", industry = "", city = ""] = path.split("/");
    return createComposerOf(of)
      .compose(service, industry, city)!
      .trade!.considerations.map(({ text }) => text)
      .join(" ");
  };
  const composers = new Map<typeof content, ReturnType<typeof createComposer>>();
  const createComposerOf = (of: typeof content) => {
    let composer = composers.get(of);
    if (!composer) composers.set(of, (composer = createComposer(of, of)));
    return composer;
  };

  it("is the wage of the city where another city has the same hours", () => {
    const service = "telephone-answering-services";
    const hoursOf = (city: string) =>
      createComposerOf(content).compose(service, "plumbing", city)!.trade!.hours;
    expect(hoursOf("new-york")).toBe(hoursOf("buffalo"));
    // Each after the other, so that either may have been composed before.
    for (const city of ["buffalo", "new-york", "buffalo"])
      expect(textOf(`${service}/plumbing/${city}`)).toContain(
        city === "buffalo"
          ? "New York State’s minimum wage of US$16 an"
          : "New York City’s minimum wage of US$17 an",
      );
  });

  it("comes before the plan where the plan costs twice as much or more", () => {
    const page = createComposerOf(content).compose("live-chat-support", "counselling", "oaxaca")!;
    expect(page.trade!.verdict).toMatch(/^A person of your own .* So \w+ pays only for what/);
    expect(page.trade!.considerations.map(({ text }) => text).join(" ")).not.toContain("minimum wage");
  });

  it("follows from the open hours in the table of the plans", () => {
    const page = createComposerOf(content).compose("live-chat-support", "plumbing", "berlin")!;
    const { openMinutes } = page.trade!.hours.year;
    expect(page.trade!.offer!.same[0]![0]).toContain(
      `${Math.round(openMinutes / 60).toLocaleString("en-GB")} open`,
    );
    const { plan } = page.trade!.choice!;
    const [answered] = [
      page.trade!.hours.year.answered[content.plans.plans.findIndex(({ name }) => name === plan.name)]!,
    ];
    expect(answered).toBeLessThanOrEqual(openMinutes);
    expect(page.trade!.considerations[0]!.text).toContain(`${Math.round(answered / 720)} open hours`);
  });

  it("is left out for leads, and where no wage is known", () => {
    const says = /minimum wage/;
    expect(textOf("dispatching-services/plumbing/berlin")).toMatch(says);
    expect(textOf("ecommerce-support/pet-supplies/berlin")).toMatch(says);
    expect(textOf("pay-per-lead/plumbing/berlin")).not.toMatch(says);
    const unknown = { ...content, minimumWages: new Map() };
    expect(textOf("telephone-answering-services/plumbing/berlin", unknown)).not.toMatch(says);
  });
});
