/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { PricingBody } from "./pricing-body";

const { pages, plans } = getContent();

beforeEach(() => {
  render(<PricingBody page={pages.pricing} plans={plans} />);
});

it("shows three plan cards with price, most popular and the pricing page's reading", () => {
  const section = within(screen.getByRole("region", { name: "The plans" }));
  const cards = section.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")!);
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Starter£499 a month.*Up to 100 calls.*9am-6pm GMT.*English only/),
    expect.stringMatching(
      /^ProfessionalMost popular£799 a month.*500 calls.*6am-10pm GMT.*plus one language/,
    ),
    expect.stringMatching(/^Enterprise£1,499 a month.*Unlimited calls.*24\/7.*60\+ languages/),
  ]);
});

it("leads from every plan to the contact page", () => {
  const buttons = screen.getAllByRole("link", { name: /^(Start Free Trial|Contact Sales) for / });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Start Free Trial for Starter",
    "Start Free Trial for Professional",
    "Contact Sales for Enterprise",
  ]);
  for (const button of buttons) expect(button).toHaveProperty("pathname", "/contact");
});

it("lists the add-ons with their prices", () => {
  const entries = screen.getByRole("heading", { name: "Add-ons" }).closest("section")!;
  const rows = within(entries)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Live Chat£199/),
    expect.stringMatching(/^Amazon Support£299/),
    expect.stringMatching(/^Dispatching£399/),
    expect.stringMatching(/^Additional Languages£150a monthper language/),
    expect.stringMatching(/^Pay-Per-LeadVariable/),
    expect.stringMatching(/^Custom SoftwareCustom/),
  ]);
});

it("sets twelve monthly bills against the yearly one", () => {
  const chart = screen.getByRole("heading", { name: "A year paid ahead" }).closest("section")!;
  const rows = within(chart)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/^Professional.*£9,588.*£8,142.*You keep £1,446$/);
  const bars = [...chart.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("width")));
  expect(bars).toEqual([333, 283, 533, 453, 1000, 850]);
});

it("answers the questions with the specification's figures", () => {
  const faq = screen.getByRole("heading", { name: "Asked before signing" }).closest("section")!;
  const answers = [...faq.querySelectorAll("details > p")].map(({ textContent }) => textContent);
  expect(answers).toEqual([
    expect.stringMatching(/30 days.*no card/),
    expect.stringMatching(/30 days.*money back/),
    expect.stringMatching(/£0\.50 each/),
    expect.stringMatching(/15% off.*£8,142 a year instead of £9,588/),
    expect.stringMatching(/5-7 business days.*complex Enterprise.*2-3 weeks/),
    expect.stringMatching(/30 days' notice/),
    expect.stringMatching(/next billing cycle.*move up we prorate/),
  ]);
  expect(faq.querySelectorAll("summary")).toHaveLength(answers.length);
});

it("ends with a call to action", () => {
  expect(screen.getByRole("link", { name: "Ask us" })).toHaveProperty("pathname", "/contact");
});
