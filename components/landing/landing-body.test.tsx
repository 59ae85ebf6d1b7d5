/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { createComposer, type LandingPage } from "@/lib/landing";
import { LandingBody, layoutKey } from "./landing-body";

const content = getContent();
const composer = createComposer(content, content);

function show(path: string, from = composer): LandingPage {
  const [service = "", industry = "", city = ""] = path.split("/");
  const page = from.compose(service, industry, city);
  if (!page) throw new Error(`no page ${path}`);
  render(<LandingBody page={page} />);
  return page;
}

const linkTo = (service: string, industry: string, city: string, text: string) => [
  `/seo/${service}/${industry}/${city}`,
  text,
];

/** The URLs of the links, in order. */
const linkUrls = (element = screen.getByRole("main")) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "");

const PATHS = [
  "telephone-answering-services/plumbing/glasgow",
  "live-chat-support/dental-practices/auckland",
  "amazon-customer-support/pet-supplies/berlin",
  "software-development/hotels/phoenix",
  "pay-per-lead/gyms/london-ontario",
];

it.each(PATHS)("%s has one h1, skips no heading level and has no two equal headings", (path) => {
  const { heading } = show(path);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  const headings = screen.getAllByRole("heading");
  const texts = headings.map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain("");
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
  expect(levels.filter((level) => level === 2).length).toBeGreaterThan(5);
});

it.each(PATHS)(
  "%s links to its neighbours, its sibling services and industries, and no other landing page",
  (path) => {
    const { service, industry, pair, cityFacts, trade } = show(path);
    const siblings = [
      ...cityFacts.neighbours.map(({ city }) => [
        `/seo/${service.slug}/${industry.slug}/${city.slug}`,
        city.label,
      ]),
      ...pair.suitable.map(({ slug, short }) => [
        `/seo/${slug}/${industry.slug}/${cityFacts.city.slug}`,
        short,
      ]),
      ...pair.others.industries.map(({ slug, title }) => [
        `/seo/${service.slug}/${slug}/${cityFacts.city.slug}`,
        title,
      ]),
    ];
    expect(siblings.length).toBeGreaterThan(10);
    // Named once more where the service itself does not suit.
    if (!trade)
      siblings.push(
        ...pair.suitable.map(({ slug, short }) => linkTo(slug, industry.slug, cityFacts.city.slug, short)),
      );
    const shown = screen
      .getAllByRole("link")
      .map((link) => [link.getAttribute("href") ?? "", link.textContent] as const);
    expect(shown.filter(([url]) => url.startsWith("/seo/")).toSorted()).toEqual(siblings.toSorted());
    expect(shown).toEqual(expect.arrayContaining(pair.crumbs.map(({ url, name }) => [url, name])));
  },
);

it("links to the contact page, the phone and an email with the heading as subject", () => {
  const { heading } = show("live-chat-support/plumbing/st-johns");
  const urls = linkUrls();
  expect(urls).toContain("/contact");
  expect(urls).toContain(`tel:${content.site.phone.e164}`);
  const mail = new URL(urls.find((url) => url.startsWith("mailto:")) ?? "");
  expect(mail.pathname).toBe(content.site.email.sales);
  expect(mail.searchParams.get("subject")).toBe(heading);
});

it("has the breadcrumbs of its service and industry", () => {
  const { pair } = show("live-chat-support/plumbing/glasgow");
  const nav = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(linkUrls(nav)).toEqual(pair.crumbs.map(({ url }) => url));
});

it("shows the texts that were composed for the page", () => {
  const page = show("telephone-answering-services/plumbing/new-york");
  const main = screen.getByRole("main");
  const { reason, how, script, questions } = page.conversation;
  const trade = page.trade!;
  for (const text of [
    ...[page.intro, how, ...questions, script.caller, script.agent, script.then],
    ...[
      ...page.callers,
      ...page.busy.texts,
      page.local.areas,
      page.cityFacts.clockText,
      page.cityFacts.moneyText!,
    ],
    ...[
      trade.opening,
      trade.verdict,
      ...trade.considerations.flatMap(({ title, text }) => [title, text]),
      trade.year.note,
      trade.origin.heading,
      trade.origin.text,
    ],
    ...[trade.offer!.heading, trade.offer!.note, ...trade.offer!.rows.flat(), ...trade.offer!.same.flat()],
    ...[trade.engaged!, page.industry.publicHolidays.note, reason],
    ...[page.law!.heading, page.law!.note, ...page.law!.items.map(({ text: stated }) => stated)],
    ...[...page.notes.flatMap(({ term, text: note }) => [term, note]), page.cityFacts.holidaysText],
    ...page.cityFacts.shortDays.flatMap(({ plans, days }) => [plans, days]),
    ...page.shared.stats.flatMap(({ value, label, scope }) => [value, label, scope]),
    ...page.urgent!,
    ...page.service.whyChoose.map(({ title }) => title),
    ...page.challenges!.items,
  ]) {
    expect(main).toHaveTextContent(text, { normalizeWhitespace: true });
  }
});

it("says which plans answer on the holidays that not all of them do", () => {
  show("live-chat-support/plumbing/new-york");
  const days = screen.getByText("Enterprise only", { selector: "dt" }).nextElementSibling;
  expect(days).toHaveTextContent("Christmas Day (Friday 25 December)");
  expect(days).not.toHaveTextContent("Thanksgiving");
});

it("omits the lists of landing pages when the catalogue has a single page", () => {
  const only = createComposer(content, {
    services: content.services.filter(({ slug }) => slug === "pay-per-lead"),
    industries: content.industries.filter(({ slug }) => slug === "gyms"),
    cities: content.cities.filter(({ slug }) => slug === "perth"),
  });
  const { local } = show("pay-per-lead/gyms/perth", only);
  expect(linkUrls().filter((url) => url.startsWith("/seo/"))).toEqual([]);
  for (const list of screen.queryAllByRole("list")) {
    expect(within(list).queryAllByRole("listitem").length).toBeGreaterThan(0);
  }
  expect(screen.getByRole("main")).not.toHaveTextContent(local.around);
});

it("shows the year of its city, with a file for each width of screen and colour scheme", () => {
  const { cityFacts } = show("live-chat-support/plumbing/berlin");
  const picture = screen.getByRole("img", { name: content.landing.city.year.alt({ city: "Berlin" }) });
  expect(picture).toHaveAttribute("src", `/art/year-${cityFacts.city.slug}-phone-light.svg`);
  expect(picture).toHaveAttribute("loading", "lazy");
  const sources = [...picture.parentElement!.querySelectorAll("source")].map((source) => source.srcset);
  expect(sources).toEqual(
    ["wide-dark", "wide-light", "medium-dark", "medium-light", "phone-dark"].map(
      (file) => `/art/year-berlin-${file}.svg`,
    ),
  );
});

/** The files of the pictures of a page, each of which has its size. */
function picturesOf(path: string) {
  show(path);
  return [...screen.getByRole("main").querySelectorAll("img")].map((image) => {
    expect(image.width).toBeGreaterThan(0);
    expect(image.height).toBeGreaterThan(0);
    expect(image).toHaveAttribute("alt");
    return image.getAttribute("src");
  });
}

it("shows the scene of the trade beside the conversation, and that of the service where the heading has it", () => {
  expect(picturesOf("telephone-answering-services/plumbing/glasgow")).toEqual([
    "/art/year-glasgow-phone-light.svg",
    "/art/home-services-light.svg",
    "/art/near-glasgow-phone-light.svg",
  ]);
  cleanup();
  expect(picturesOf("pay-per-lead/gyms/london-ontario")).toEqual([
    "/art/fitness-wellness-light.svg",
    "/art/year-london-ontario-desk-phone-light.svg",
    "/art/pay-per-lead-light.svg",
    "/art/near-london-ontario-phone-light.svg",
  ]);
});

it("shows the scene of the service where that of the category is another trade's, and has another layout then", () => {
  expect(picturesOf("live-chat-support/nail-salons/bielefeld")).toEqual([
    "/art/year-bielefeld-phone-light.svg",
    "/art/live-chat-support-light.svg",
    "/art/near-bielefeld-phone-light.svg",
  ]);
  cleanup();
  // Where the service does not suit, that of the one that suits best, and the map.
  expect(picturesOf("amazon-customer-support/nail-salons/bielefeld")).toHaveLength(2);
  const keyOf = (industry: string) =>
    layoutKey(composer.compose("live-chat-support", industry, "bielefeld")!).split(",");
  expect(keyOf("nail-salons")).not.toEqual(keyOf("hair-salons"));
});

it("has another layout where the day of the trade has two parts", () => {
  const page = composer.compose("live-chat-support", "plumbing", "paris")!;
  const { clockDay } = page.trade!.hours;
  expect(clockDay.parts).toHaveLength(2);
  const hours = { ...page.trade!.hours, clockDay: { ...clockDay, parts: clockDay.parts.slice(1) } };
  expect(layoutKey({ ...page, trade: { ...page.trade!, hours } })).not.toBe(layoutKey(page));
});

/** Elements for which `reset.css`, the design tokens or a rule of the page have styles, and `b` and `br`, which need none. */
const STYLED =
  "a b br circle dd details div dl dt g h1 h2 h3 img li main nav ol p path picture section source span summary svg table tbody td text textpath th thead tr ul";

it.each(PATHS)("%s has no element that the reset of landing pages leaves out", (path) => {
  show(path);
  const names = [...document.querySelectorAll("main, main *")].map(({ tagName }) => tagName.toLowerCase());
  expect(STYLED.split(" ")).toEqual(expect.arrayContaining([...new Set(names)]));
});

it("has neither scripts nor inline styles and handlers", () => {
  show("live-chat-support/plumbing/glasgow");
  const html = screen.getByRole("main").outerHTML;
  expect(html).not.toMatch(/\son[a-z]+=|\sstyle=|<script|<style/);
});
