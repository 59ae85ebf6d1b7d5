import { getContent } from "@/lib/content";
import type { FiguresInput } from "./figures-input";
import { createComposer } from "./index";
import { describeWorth } from "./leads";

const content = getContent();
const messages = content.landing;
const { oneIn, spend, answer, row } = messages.trade.leads;
const input = {
  service: { contact: { one: "enquiry", many: "enquiries" } },
  industry: { names: { customer: "owner" }, newCustomer: { from: 90, to: 4500, why: "Because." } },
  contacts: { perMonth: 600, minutes: 4 },
  context: { messages },
} as unknown as FiguresInput;

it("says what the bars rest on", () => {
  const { note } = describeWorth(input);
  for (const part of ["£90", "£4,500", "Because."]) expect(note).toContain(part);
});

it("divides what a customer is worth by the enquiries that it takes to win one, with the middle share as the answer", () => {
  const worth = describeWorth(input);
  expect(worth.bars.map(({ name, from, to }) => [name, from, to])).toEqual(
    oneIn.map((enquiries) => [
      row({ enquiries, customers: Math.round(600 / enquiries) }),
      Math.round(90 / enquiries),
      Math.round(4500 / enquiries),
    ]),
  );
  const middle = worth.bars.find(({ isAnswer }) => isAnswer)!;
  expect(worth.answer).toBe(answer({ worth: middle.text, enquiries: 5 }));
  expect(worth.spend).toContain(`${spend}%`);
  expect(worth.spend).toContain(`£${Math.round((4500 * spend) / 100 / 5)}`);
});

describe("where the law forbids the trade to pay for each customer", () => {
  const composer = createComposer(content, content);
  const textsOf = (industry: string, city: string) => {
    const { intro, description, trade } = composer.compose("pay-per-lead", industry, city)!;
    return [intro, description, trade!.verdict].join(" ");
  };

  it("says that our time is paid, and promises no price for a lead", () => {
    const bound = content.law.filter(({ byTime }) => byTime);
    expect(bound.length).toBeGreaterThan(0);
    for (const { countries, states, industries = [] } of bound) {
      const city = content.cities.find(
        ({ country, subdivision = "" }) =>
          countries.includes(country.slug) && (states?.includes(subdivision) ?? true),
      )!;
      for (const { slug, services } of content.industries.filter(({ slug }) => industries.includes(slug))) {
        if (services["pay-per-lead"]!.fit === "none") continue;
        const texts = textsOf(slug, city.slug);
        expect(texts).toContain("you pay for our time");
        expect(texts).not.toMatch(/meet your terms|pay for it|costs you anything/);
      }
    }
  });

  it("leaves other trades and countries their price", () => {
    expect(textsOf("plumbing", "dijon")).toContain("You pay for those that meet your terms");
    expect(textsOf("fertility-clinics", "auckland")).toContain("You pay for those that meet your terms");
  });
});
