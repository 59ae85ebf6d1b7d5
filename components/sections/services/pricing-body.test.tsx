/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { planRows } from "./plan-rows";
import { PricingBody } from "./pricing-body";

const { pages, plans, site } = getContent();

const html = renderToStaticMarkup(<PricingBody page={pages.pricing} plans={plans} local={site.local} />);

beforeEach(() => {
  document.body.innerHTML = html;
});

it("shows a card for each plan with price, badge and the features of the pricing page", () => {
  const section = within(screen.getByRole("region", { name: pages.pricing.plans.title }));
  const cards = section.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")!);
  expect(cards).toHaveLength(plans.plans.length);
  for (const [index, { name, price, popular, features }] of plans.plans.entries()) {
    const badge = popular ? "Most popular" : "";
    expect(cards[index]!.textContent).toContain(`${name}${badge}${formatPounds(price)} a month`);
    for (const { text } of features.pricing) expect(cards[index]).toHaveTextContent(text);
  }
});

it("links every plan to the contact page", () => {
  const buttons = screen.getAllByRole("link", {
    name: new RegExp(`for (${plans.plans.map(({ name }) => name).join("|")})$`),
  });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(
    plans.plans.map(({ cta, name }) => `${cta} for ${name}`),
  );
  for (const button of buttons) expect(button).toHaveProperty("pathname", "/contact");
});

it("shows a table with a column for each plan", () => {
  const table = screen.getByRole("table", { name: pages.pricing.terms.caption });
  const heads = within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(plans.plans.map(({ name, price }) => `${name} ${formatPounds(price)} a month`));
  for (const { label, cells } of planRows(plans, site.local).flatMap(({ rows }) => rows)) {
    const row = within(table).getByRole("rowheader", { name: label }).closest("tr")!;
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
    ).toEqual(cells);
  }
});

it("says what is paid for an add-on without a price a month, and that it needs no plan", () => {
  const section = screen.getByRole("heading", { name: pages.pricing.addOns.title }).closest("section")!;
  for (const { name, basis, needsPlan } of plans.addOns) {
    const entry = within(section).getByRole("heading", { name }).closest("li")!;
    if (basis) expect(entry.textContent.toLowerCase()).toContain(basis.toLowerCase());
    expect(/no plan needed/i.test(entry.textContent)).toBe(!needsPlan);
  }
});

it("lists the add-ons with their prices", () => {
  const entries = screen.getByRole("heading", { name: pages.pricing.addOns.title }).closest("section")!;
  const rows = within(entries)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(
    plans.addOns.map(({ name, price, per }) => {
      const monthly = per ? `a monthper ${per}` : "a month";
      return expect.stringContaining(
        typeof price === "number" ? `${name}${formatPounds(price)}${monthly}` : `${name}${price}`,
      );
    }),
  );
});

it("compares twelve monthly prices with the annual price", () => {
  const chart = screen.getByRole("heading", { name: pages.pricing.annual.title }).closest("section")!;
  const rows = within(chart)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  const most = Math.max(...plans.plans.map(({ price }) => price * 12));
  const drawn = [...chart.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"));
  for (const [index, { name, price, annualPrice }] of plans.plans.entries()) {
    for (const words of [name, formatPounds(price * 12), formatPounds(annualPrice)])
      expect(rows[index]).toContain(words);
    expect(rows[index]).toContain(`You keep ${formatPounds(price * 12 - annualPrice)}`);
    const bars = [price * 12, annualPrice].map((amount) => `${Math.round((amount / most) * 1000) / 10}%`);
    expect(drawn.slice(2 * index, 2 * index + 2)).toEqual(bars);
  }
});

it("fills the answers of the FAQ with the figures of the price list", () => {
  const faq = screen.getByRole("heading", { name: pages.pricing.faq.title }).closest("section")!;
  const answers = [...faq.querySelectorAll("details > p")].map(({ textContent }) => textContent);
  const { terms, overflowCallPrice } = plans;
  for (const words of [
    ...[terms.trialDays, terms.moneyBackDays, terms.noticeDays].map((days) => `${days} days`),
    ...[`${formatPounds(overflowCallPrice)} each`, `${terms.annualDiscount}% off`],
    ...[terms.onboarding, terms.onboardingComplex],
  ])
    expect(answers).toContainEqual(expect.stringContaining(words));
  expect(answers.join()).not.toMatch(/[{}]/);
  expect(faq.querySelectorAll("summary")).toHaveLength(pages.pricing.faq.items.length);
});

it("links the call to action to the contact page", () => {
  expect(screen.getByRole("link", { name: "Get a free consultation" })).toHaveProperty(
    "pathname",
    "/contact",
  );
});
