import { getContent, type Service } from "@/lib/content";
import { createComposer } from "./index";
import type { FiguresInput, LocalWage } from "./figures-input";
import { describeOwnPeople } from "./own-people";
import { answering, serviceOf } from "./sample-firm";

const content = getContent();
const context = { messages: content.landing } as FiguresInput["context"];
const EUROS: LocalWage = { whose: "the", hourly: 13.9, currency: "EUR" };

/** For a firm that is open for so many hours a year. */
const describeFor = (hours: number, wage: LocalWage | undefined = EUROS, fields: Partial<Service> = {}) => {
  const trade = answering();
  return describeOwnPeople({
    service: serviceOf(fields),
    hours: { ...trade, year: { ...trade.year, openMinutes: hours * 60 } },
    wage,
    context,
  }).join(" ");
};

it("states the pay for a twelfth of the open hours of the year, in whole tens", () => {
  // 2,400 / 12 × €13.90 = €2,780
  expect(describeFor(2400)).toBe(
    "One person of your own earns at least €2,780 for all 200 open hours of an average month, at the minimum wage of €13.90 an hour, before contributions and holidays.",
  );
  // 2,190 / 12 = 182.5 × €13.90 = €2,536.75
  expect(describeFor(2190)).toContain("at least €2,540 for all 183 open hours");
});

it("has people in turns where the hours are too many for one", () => {
  // 48 hours a week are 208 a month.
  expect(describeFor(2496)).toMatch(/^One person of your own earns/);
  // 300 × €13.90
  expect(describeFor(3600)).toMatch(/^Your own people in turns earn at least €4,170 for all 300 open hours/);
  // 730 × €13.90 = €10,147
  expect(describeFor(8760)).toMatch(
    /^Your own people in turns, one at any time, earn at least €10,150 for all 730 hours of an average/,
  );
});

it("is in the country's currency, and says whose wage it is", () => {
  // 200 × US$16.90 = US$3,380
  expect(describeFor(2400, { whose: "California’s", hourly: 16.9, currency: "USD" })).toMatch(
    /at least US\$3,380 .*, at California’s minimum wage of US\$16.90 an hour/,
  );
  expect(describeFor(2400, { whose: "Alberta’s", hourly: 15, currency: "CAD" })).toContain("CA$15 an hour");
});

it("is absent where the wage is not known, and where customers may wait", () => {
  const trade = answering();
  expect(describeOwnPeople({ service: serviceOf({}), hours: trade, wage: undefined, context })).toEqual([]);
  expect(describeFor(2400, EUROS, { reply: "weekdays" })).toBe("");
});

describe("on a page", () => {
  const textOf = (path: string, of = content) => {
    const [service = "", industry = "", city = ""] = path.split("/");
    return createComposerOf(of).compose(service, industry, city)!.trade!.considerations.join(" ");
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

  it("follows from the open hours in the table of the plans", () => {
    const page = createComposerOf(content).compose("live-chat-support", "plumbing", "berlin")!;
    const { openMinutes } = page.trade!.hours.year;
    expect(page.trade!.offer!.rows[0]![0]).toContain(
      `${Math.round(openMinutes / 60).toLocaleString("en-GB")} open`,
    );
    expect(page.trade!.considerations[0]).toContain(`${Math.round(openMinutes / 720)} open hours`);
  });

  it("is left out for leads and orders, and where no wage is known", () => {
    const says = /minimum wage/;
    expect(textOf("dispatching-services/plumbing/berlin")).toMatch(says);
    for (const path of ["pay-per-lead/plumbing", "ecommerce-support/pet-supplies"])
      expect(textOf(`${path}/berlin`)).not.toMatch(says);
    const unknown = { ...content, minimumWages: new Map() };
    expect(textOf("telephone-answering-services/plumbing/berlin", unknown)).not.toMatch(says);
  });
});
