/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { createComposer, type LandingPage } from "@/lib/landing";
import { translatorFor } from "@/lib/landing/country-words";
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

const PATHS = [
  "telephone-answering-services/plumbing/glasgow",
  "live-chat-support/dental-practices/auckland",
  "amazon-customer-support/pet-supplies/berlin",
  "software-development/hotels/phoenix",
  "pay-per-lead/gyms/london-ontario",
];

/** Elements for which `reset.css`, the design tokens or a rule of the page have styles, and `b` and `br`, which need none. */
const STYLED =
  "a b br circle dd details div dl dt g h1 h2 h3 img li main nav ol p path picture section small source span summary svg table tbody td text textpath th thead tr ul";

it("has no two equal headings, nothing that the reset of landing pages leaves out, and neither scripts nor styles", () => {
  for (const path of PATHS) {
    const { heading, cityFacts } = show(path);
    expect(document.querySelector("h1")).toHaveTextContent(heading);
    const texts = [...document.querySelectorAll("h1, h2, h3, h4")].map(({ textContent }) => textContent);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain("");
    const names = [...document.querySelectorAll("main, main *")].map(({ tagName }) => tagName.toLowerCase());
    expect(STYLED.split(" ")).toEqual(expect.arrayContaining([...new Set(names)]));
    const { words } = cityFacts.city.country;
    const said = screen.getByRole("main").textContent;
    expect(words ? translatorFor(words)(said) : said).toBe(said);
    expect(document.body.innerHTML).not.toMatch(/\son[a-z]+=|\sstyle=|<script|<style/);
    cleanup();
  }
});

it("links to its neighbours, its sibling services and industries, and no other landing page; to contact, phone and email", () => {
  for (const path of PATHS) {
    const { service, industry, pair, cityFacts, headlinePrice, heading } = show(path);
    const siblings = [
      ...cityFacts.neighbours.map(({ slug, label }) => [
        `/seo/${service.slug}/${industry.slug}/${slug}`,
        label,
      ]),
      ...pair.suitable
        .slice(0, 3)
        .map(({ slug, short }) => [`/seo/${slug}/${industry.slug}/${cityFacts.city.slug}`, short]),
      ...pair.others.industries.map(({ slug, title }) => [
        `/seo/${service.slug}/${slug}/${cityFacts.city.slug}`,
        title,
      ]),
    ];
    expect(siblings.length).toBeGreaterThan(2);
    // Named once more where the service itself does not suit.
    if (!headlinePrice)
      siblings.push(
        ...pair.suitable.map(({ slug, short }) => linkTo(slug, industry.slug, cityFacts.city.slug, short)),
      );
    const shown = [...document.querySelectorAll("a")].map(
      (link) => [link.getAttribute("href") ?? "", link.textContent] as const,
    );
    expect(shown.filter(([url]) => url.startsWith("/seo/")).toSorted()).toEqual(siblings.toSorted());
    expect(shown).toEqual(expect.arrayContaining(pair.crumbs.map(({ url, name }) => [url, name])));
    const urls = shown.map(([url]) => url);
    expect(urls).toEqual(expect.arrayContaining(["/contact", `tel:${content.site.phone.e164}`]));
    const mail = new URL(urls.find((url) => url.startsWith("mailto:")) ?? "");
    expect(mail.pathname).toBe(content.site.email.sales);
    expect(mail.searchParams.get("subject")).toBe(heading);
    cleanup();
  }
});

it("shows the texts that were composed for the page", () => {
  const page = show("call-center-outsourcing/plumbing/new-york");
  const main = screen.getByRole("main");
  const { script, questions } = page.conversation;
  const { headlinePrice, cards, alternatives, origin, months, priceDetails } = page;
  for (const text of [
    ...[page.intro, ...questions, script.caller, script.agent, script.then],
    ...[headlinePrice!.price, headlinePrice!.typical],
    ...headlinePrice!.parts.flatMap(({ amount, text }) => [amount, text]),
    cards!.heading,
    ...cards!.cards.flatMap(({ name, amount, coverage, figures }) => [
      ...[name, amount, coverage],
      ...figures.flat(),
    ]),
    cards!.note,
    ...[
      alternatives!.heading,
      alternatives!.verdict,
      ...alternatives!.rows.flatMap(({ name, amount, text }) => [name, amount, text]),
    ],
    ...page.callers!.items,
    ...[page.note, page.cityFacts.clockText, page.money!, ...page.busy!.texts],
    ...[origin!.heading, origin!.summary, origin!.text, months!.text, months!.note, ...months!.rows.flat()],
    ...[
      ...priceDetails!.price,
      ...priceDetails!.rows.flat(),
      page.engaged!,
      page.industry.publicHolidays.note,
    ],
    ...[page.law!.heading, page.law!.note, ...page.law!.items.map(({ text: stated }) => stated)],
    ...[page.cityFacts.holidaysText],
    ...page.cityFacts.shortDays.flatMap(({ plans, days }) => [plans, days]),
    ...page.shared.stats.flatMap(({ value, label, scope }) => [value, label, scope]),
    ...page.urgent!,
    ...page.service.whyChoose,
    ...[...page.challenges.items, ...page.benefits.items],
  ]) {
    expect(main).toHaveTextContent(text, { normalizeWhitespace: true });
  }
});

it("says which plans answer on the holidays that not all of them do", () => {
  show("live-chat-support/plumbing/new-york");
  const days = screen.getByText("Enterprise only", { selector: "dt" }).nextElementSibling;
  expect(days).toHaveTextContent("Christmas Day on Friday 25 December");
  expect(days).not.toHaveTextContent("Thanksgiving");
});

it("omits the lists of landing pages when the catalogue has a single page", () => {
  const only = createComposer(content, {
    services: content.services.filter(({ slug }) => slug === "pay-per-lead"),
    industries: content.industries.filter(({ slug }) => slug === "gyms"),
    cities: content.cities.filter(({ slug }) => slug === "perth"),
  });
  show("pay-per-lead/gyms/perth", only);
  expect(document.querySelectorAll('a[href^="/seo/"]')).toHaveLength(0);
  for (const list of document.querySelectorAll("ul, ol")) expect(list.children.length).toBeGreaterThan(0);
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

it("shows the scene of the service where no clock is, and the map of the city if there is anything around it", () => {
  for (const [path, pictures] of [
    ["telephone-answering-services/plumbing/glasgow", ["near-glasgow-phone"]],
    ["pay-per-lead/gyms/london-ontario", ["pay-per-lead", "near-london-ontario-phone"]],
    ["live-chat-support/nail-salons/alice-springs", []],
  ] as const) {
    expect(picturesOf(path)).toEqual(pictures.map((name) => `/art/${name}-light.svg`));
    cleanup();
  }
});

it("has another layout for each part of a page that is not there, and for another number of texts", () => {
  const page = composer.compose("live-chat-support", "plumbing", "paris")!;
  const own = [
    "headlinePrice",
    "day",
    "cards",
    "alternatives",
    "callers",
    "nearby",
    "origin",
    "months",
    "busy",
    "engaged",
  ] as const;
  const others = ["priceDetails", "money", "urgent", "holidayNote", "law"] as const;
  const variants: LandingPage[] = [...own, ...others]
    .filter((part) => page[part] !== undefined)
    .map((part) => ({ ...page, [part]: undefined }));
  const keys = [page, ...variants, { ...page, isLocal: true }, { ...page, hasMap: false }].map(layoutKey);
  expect(new Set(keys).size).toBe(keys.length);
});
