/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { planTableRows } from "./plan-table-rows";
import { PricingBody } from "./pricing-body";

const { pages, plans: prices, site } = getContent();
const { plans, terms } = prices;
const texts = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent.replaceAll("\u00a0", " "));

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <PricingBody page={pages.pricing} plans={prices} local={site.local} />,
  );
});

const section = (title: string) => screen.getByText(title, { selector: "h2" }).closest("section")!;

it("shows a card for each plan with price, badge and features, which leads to the contact page", () => {
  const cards = section(pages.pricing.plans.title).querySelectorAll("li");
  const shown = [...cards].filter((card) => card.querySelector("h3"));
  expect(shown).toHaveLength(plans.length);
  for (const [index, { name, price, popular, features, cta }] of plans.entries()) {
    const badge = popular ? "Most popular" : "";
    expect(shown[index]!.textContent).toContain(`${name}${badge}${formatPounds(price)} a month`);
    for (const { text } of features.pricing) expect(shown[index]).toHaveTextContent(text);
    const [link] = screen.getAllByRole("link", { name: `${cta} for ${name}`, hidden: true });
    expect(link).toHaveProperty("pathname", "/contact");
  }
});

it("shows a table with a column for each plan", () => {
  const table = screen.getByRole("table", { name: pages.pricing.terms.caption, hidden: true });
  expect(texts(table.querySelectorAll("thead th[scope=col]"))).toEqual(
    plans.map(({ name, price }) => `${name} ${formatPounds(price)} a month`),
  );
  for (const { label, cells } of planTableRows(prices, site.local).flatMap(({ rows }) => rows)) {
    const row = within(table).getByText(label, { selector: "th" }).closest("tr")!;
    expect(texts(row.querySelectorAll("td"))).toEqual(cells);
  }
});

it("lists the add-ons with price or basis, and says which need no plan", () => {
  const entries = [...section(pages.pricing.addOns.title).querySelectorAll("li")];
  expect(entries).toHaveLength(prices.addOns.length);
  for (const [index, { name, price, per, basis, needsPlan }] of prices.addOns.entries()) {
    const text = entries[index]!.textContent;
    const monthly = per ? `a monthper ${per}` : "a month";
    expect(text).toContain(
      typeof price === "number" ? `${name}${formatPounds(price)}${monthly}` : `${name}${price}`,
    );
    if (basis) expect(text.toLowerCase()).toContain(basis.toLowerCase());
    expect(/no plan needed/i.test(text)).toBe(!needsPlan);
  }
});

it("says beside the price of a month what a year costs, paid ahead", () => {
  const cards = texts(section(pages.pricing.plans.title).querySelectorAll("li:has(h3)"));
  expect(cards).toHaveLength(plans.length);
  for (const [index, { annualPrice }] of plans.entries())
    expect(cards[index]).toContain(`${formatPounds(annualPrice)} a year, paid in advance`);
});

it("fills the answers of the FAQ with the figures of the price list", () => {
  const answers = texts(section(pages.pricing.faq.title).querySelectorAll("details > p"));
  for (const words of [
    ...[terms.trialDays, terms.moneyBackDays, terms.noticeDays].map((days) => `${days} days`),
    ...[`${formatPounds(prices.overflowCallPrice)} each`, `${terms.annualDiscount}% off`],
    ...[terms.onboarding, terms.onboardingComplex],
  ])
    expect(answers).toContainEqual(expect.stringContaining(words));
  expect(answers.join()).not.toMatch(/[{}]/);
});
