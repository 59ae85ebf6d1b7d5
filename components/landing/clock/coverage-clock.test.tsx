/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { createComposer } from "@/lib/landing";
import { CoverageClock } from "./coverage-clock";
import { Dial } from "./clock-drawing";

const content = getContent();
const [starter, professional, enterprise] = content.plans.plans;

/** A desk in Glasgow with plans from 9 am to 6 pm, from 6 am to 10 pm, and around the clock. */
const site = {
  ...content.site,
  asOf: "2026-11-01",
  homeCity: "glasgow",
  geo: { ...content.site.geo, timezone: "Europe/London" },
};
const plans = [
  { ...starter!, hours: { from: 9, to: 18 } },
  { ...professional!, hours: { from: 6, to: 22 } },
  enterprise!,
];
const composer = createComposer({ ...content, site, plans: { ...content.plans, plans } }, content);

/** Renders the clock of a city and returns its text alternative. */
function renderClock(city: string): string | null {
  const page = composer.compose("live-chat-support", "plumbing", city);
  if (!page) throw new Error(`no page for ${city}`);
  render(
    <Dial name={page.cityFacts.city.name} face={page.cityFacts.pageClock} day={page.cityFacts.clockDay} />,
  );
  return screen.getByRole("img").getAttribute("aria-label");
}

it("has a text alternative, as one image, the time difference, and four valid paths", () => {
  for (const [city, name, first, second, difference] of [
    ["glasgow", "Glasgow", "9 am to 6 pm", "6 am to 10 pm", "Glasgow time"],
    ["new-york", "New York", "4 am to 1 pm", "1 am to 5 pm", "5 hours"],
    ["auckland", "Auckland", "8 pm to 5 am", "5 pm to 9 am", "11 to 13 hours"],
    ["st-johns", "St. John's", "5:30 am to 2:30 pm", "2:30 am to 6:30 pm", "3½ hours"],
  ] as const) {
    const text = renderClock(city);
    expect(text).toContain(`${name} time`);
    expect(text).toContain("working day is 9 am to 5 pm");
    expect(text).toContain(`${starter!.name} answers ${first}.`);
    expect(text).toContain(`${professional!.name} answers ${second}.`);
    expect(text).toContain(`${enterprise!.name} answers all day and night.`);
    expect(screen.getByText(difference)).toBeInTheDocument();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    const paths = Array.from(document.querySelectorAll("path"), (path) => path.getAttribute("d"));
    expect(paths).toHaveLength(4);
    for (const path of paths) expect(path).toMatch(/^[MA\d\s.]+$/);
    cleanup();
  }
});

it("leaves out a plan in English only where most people speak another language", () => {
  const text = renderClock("berlin");
  expect(text).toContain("Berlin time");
  expect(screen.getByText("1 hour")).toBeInTheDocument();
  expect(text).not.toContain(starter!.name);
  expect(text).toContain(`${professional!.name} answers 7 am to 11 pm.`);
  // The others keep their rings.
  expect(document.querySelector("#ring-enterprise")).toHaveAttribute("d", expect.stringContaining("A71 71"));
});

it("breaks the name of a city into lines that fit the ring", () => {
  for (const [city, ...lines] of [
    ["newcastle-upon-tyne", "Newcastle", "upon Tyne"],
    ["winston-salem", "Winston-", "Salem"],
    ["aguascalientes", "Aguascalientes"],
  ] as const) {
    renderClock(city);
    for (const line of lines) expect(screen.getByText(line)).toBeInTheDocument();
    cleanup();
  }
});

/** Renders the clock of a page, and returns how many rings its hours have, and what is said below it. */
function pageClock(path: string): [rings: number, legend: (string | null)[]] {
  const [service = "", industry = "", city = ""] = path.split("/");
  const { container } = render(<CoverageClock page={composer.compose(service, industry, city)!} />);
  const legend = [...container.querySelectorAll(".legend p")].map(({ textContent }) => textContent);
  return [container.querySelectorAll(".day path").length, legend];
}

it("shows the hours of the trade on a page with a ring for each part of its day, and says below what each ring is", () => {
  expect(pageClock("live-chat-support/plumbing/glasgow")).toEqual([
    1,
    ["You are open 8 am to 6 pm", "Starter 9 am to 6 pm", "Professional 6 am to 10 pm", "Enterprise always"],
  ]);
  expect(screen.getByRole("img")).toHaveAccessibleName(/Typical hours: Monday to Friday, 8 am to 6 pm\.$/);
  const [rings, [open]] = pageClock("live-chat-support/plumbing/paris");
  expect([rings, open]).toEqual([2, "You are open 8 am to noon and 1:30 pm to 6 pm"]);
});

it("shows nine to five without a name where customers may write at any hour", () => {
  const [rings, legend] = pageClock("amazon-customer-support/pet-supplies/berlin");
  expect(rings).toBe(1);
  expect(legend.join()).not.toContain("open");
});
