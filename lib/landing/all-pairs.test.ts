/** Rules for the pages of every service and industry, and of every city. */
import { getContent } from "@/lib/content";
import { isSuitable } from "@/lib/content/catalogue";
import { minutesOf } from "@/lib/geo/week";
import { DESCRIPTION_LIMIT, textWidth, TITLE_LIMIT } from "@/lib/seo/text-width";
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang-b";
import { createComposer, type LandingPage } from "./index";
import { translatorFor } from "./country-words";

const content = getContent();
const { services, industries, cities, plans } = content;
const { compose } = createComposer(content, content);
const [longest] = cities.toSorted((a, b) => textWidth(b.label, 20) - textWidth(a.label, 20));

/** A whole run composes all pairs, a quick one a third of each service's and of each industry's. */
const EVERY = process.env.TEST_RUNS === "whole" ? 1 : 3;
const pairs = services.flatMap((service, row) =>
  industries
    .filter((_, column) => (row + column) % EVERY === 0)
    .map((industry) => [service.slug, industry.slug] as const),
);
/** Pairs in the city with the longest name, and every city with another pair. */
const pages = [
  ...pairs.map(([service, industry]) => compose(service, industry, longest!.slug)!),
  ...cities
    .filter((city) => city !== longest)
    .map((city, index) => compose(...pairs[(index * 7) % pairs.length]!, city.slug)!),
];
const useOf = ({ industry, service }: LandingPage) => industry.services[service.slug]!;
const unfit = pages.filter((page) => useOf(page).fit === "none");
const suitable = pages.filter((page) => !unfit.includes(page));

/** Paths of the pages that break a rule. */
const breaking = (of: LandingPage[], isRight: (page: LandingPage) => boolean) =>
  of.filter((page) => !isRight(page)).map(({ path }) => path);

it("has titles and descriptions that fit a search result", () => {
  const fits = (text: string, { width, fontSize }: typeof TITLE_LIMIT) => textWidth(text, fontSize) <= width;
  const wrong = breaking(
    pages,
    ({ title, description }) => fits(title, TITLE_LIMIT) && fits(description, DESCRIPTION_LIMIT),
  );
  expect(wrong).toEqual([]);
});

it("has a unique title, and an introduction that no other page of its service has", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  const introductions = suitable.map(({ service, intro }) => `${service.slug}: ${intro}`);
  expect(new Set(introductions).size).toBe(suitable.length);
});

it("says nothing in words that the country has others for, names of places aside", () => {
  const found = pages.flatMap((page) => {
    const { words } = page.cityFacts.city.country;
    const { service, industry, pair, wording, shared, figures, origin, path, ...own } = page;
    const related = [
      pair.others.services.map(({ short }) => short),
      pair.others.industries.map(({ title }) => title),
    ];
    return words ? textsOf([own, related]).filter((text) => translatorFor(words)(text) !== text) : [];
  });
  expect([...new Set(found)]).toEqual([]);
});

/** Every text in an object, without the city, whose content has checks of its own, and the ids of shapes. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof Set) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    [
      "city",
      "difference",
      "messages",
      "neighbours",
      "plan",
      "url",
      "source",
      "key",
      "slug",
      "category",
      "id",
      "aliases",
      "industries",
    ].includes(key)
      ? []
      : textsOf(part),
  );
}

it("never prints missing data or doubled spaces and punctuation", () => {
  const slip =
    /undefined|null|NaN|\[object|\s\s|\s[,.;:?!]|[,;:]\.|[?!]\.|\.\.|£[\d,]+\.00|(?<!\p{L})a (?=[aeio]\p{L})(?!one\b|euro)/u;
  const found = pages.flatMap((page) => {
    const { service, industry, pair, wording, shared, conversation, figures: _, note, ...rest } = page;
    // Notes tell how people talk: "a long a".
    const own = { ...rest, cityFacts: { ...page.cityFacts, notes: undefined } };
    return textsOf(own).flatMap((text) => (slip.test(text) ? [`${page.path}: ${text}`] : []));
  });
  expect(found).toEqual([]);
});

it("links to other trades that the service suits", () => {
  const wrong = breaking([...suitable, ...unfit], ({ service, pair }) =>
    pair.others.industries.every((industry) => isSuitable(service, industry)),
  );
  expect(wrong).toEqual([]);
});

it("begins with the reason where the service does not suit, and has no figures, price, plan or law", () => {
  expect(unfit.length).toBeGreaterThan(0);
  const wrong = breaking(unfit, (page) => {
    const { service, heading, description, title, cityFacts, wording, intro, callers } = page;
    const { figures, headlinePrice, day, cards, alternatives, origin, months, priceDetails, law } = page;
    return (
      intro.startsWith(useOf(page).reason) &&
      heading.includes(`${cityFacts.city.label} do not need ${service.phrase}`) &&
      heading.toLowerCase().includes(wording.people.toLowerCase()) &&
      [figures, headlinePrice, day, cards, alternatives, origin, months, priceDetails, law].every(
        (part) => part === undefined,
      ) &&
      callers === undefined &&
      ["£", ...plans.plans.map(({ name }) => name)].every((word) => !`${title} ${description}`.includes(word))
    );
  });
  expect(wrong).toEqual([]);
});

it("has all of these where the service suits, except plans for leads and projects", () => {
  const wrong = breaking(suitable, (page) => {
    const { service, headlinePrice, alternatives, cards, day, priceDetails, pair } = page;
    const needsPlan = !["lead", "project"].includes(service.channel);
    const { perMonth, minutes } = useOf(page);
    return (
      ![headlinePrice, alternatives].includes(undefined) &&
      [cards, day, priceDetails].every((part) => (part !== undefined) === needsPlan) &&
      pair.contacts!.perMonth === perMonth &&
      pair.contacts!.minutes === minutes
    );
  });
  expect(wrong).toEqual([]);
  // A few bodies come under no law that we know of: charities in Alberta.
  expect(suitable.filter(({ law }) => !law).length).toBeLessThan(suitable.length / 100);
});

it("names the other services that suit, those at the industry's core first", () => {
  const wrong = breaking(unfit, ({ pair, industry }) => {
    const fitOf = ({ slug }: { slug: string }) => industry.services[slug]!.fit;
    const [core, possible] = ["core", "possible"].map((fit) =>
      services.filter((each) => fitOf(each) === fit),
    );
    return pair.suitable.map(fitOf).join() === [...core!, ...possible!].map(fitOf).join();
  });
  expect(wrong).toEqual([]);
});

const numberOf = (text: string) => Number(text.replace(/[£,]/g, ""));

it("offers a plan for some of the contacts only as its card does", () => {
  const offer =
    /only some of .*?(\w+) takes (?:those that come in its hours: |(up to) )([\d,]+) a month for (£[\d,.]+)\.$/;
  const offers = suitable.flatMap((page) => {
    const found = offer.exec(page.alternatives!.verdict);
    return found ? [{ page, found }] : [];
  });
  const wrong = offers.filter(({ page, found: [, plan, upTo, count, amount] }) => {
    const card = page.cards!.cards.find(({ name }) => name === plan);
    const answered = card && numberOf(card.figures[0]![1].split(" ")[0]!);
    if (upTo) return !(answered! > numberOf(count!));
    return answered !== numberOf(count!) || card!.amount !== amount;
  });
  expect(wrong.map(({ page, found }) => `${page.path}: ${found[0]}`)).toEqual([]);
  expect(new Set(offers.map(({ found }) => found[2]))).toEqual(new Set(["up to", undefined]));
});

it("names the busiest month where it has a season and more contacts than any other, on the cards as below them", () => {
  const named = suitable.filter(({ months }) => months!.text.includes("busiest"));
  const nameIn = ({ months }: LandingPage) => /(\w+) is the busiest month/.exec(months!.text)?.[1];
  const wrong = breaking(suitable, (page) => {
    const name = nameIn(page);
    const labels = page.cards?.cards.flatMap(({ figures }) => figures.map(([term]) => term)) ?? [];
    const [label = "Busiest month"] = labels.filter((term) => term.startsWith("Busiest"));
    const counts = page.months!.rows.map(
      ([month, , count]) => [month!, Number.parseInt(count!.replace(",", ""))] as const,
    );
    const most = Math.max(...counts.map(([, count]) => count));
    const [[busiest = ""] = [], ...others] = counts.filter(([, count]) => count === most);
    return name === undefined
      ? label === "Busiest month"
      : ["Busiest month", `Busiest month, ${name}`].includes(label) &&
          busiest.startsWith(name) &&
          others.length === 0;
  });
  expect(wrong).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

it("has shares of engaged lines that follow from the calls and minutes in the sentence", () => {
  const line =
    /about ([\d.]+) \w+ of ([\d.]+) minutes .* one person .*?, (\d+)% of .* with two, (?:(\d+)%|fewer)(?:; with three, (\d+)%)?/;
  const found = suitable.flatMap(({ path, engaged, service }) =>
    engaged ? [{ path, engaged, service }] : [],
  );
  const wrong = found.filter(({ engaged, service }) => {
    const [, calls, minutes, ...shares] = line.exec(engaged)!.map(Number);
    const atOnce = service.channel === "chat" ? content.landing.trade.chatsAtOnce : 1;
    return shares.some((share, index) => {
      const exact = 100 * engagedShare(offeredLoad(calls!, minutes!), (index + 1) * atOnce);
      // "fewer than 1%" is no number. Halves are rounded up: 37.5%.
      return Math.abs((share || 0) - exact) > 0.5 + 1e-6;
    });
  });
  expect(wrong.map(({ path, engaged }) => `${path}: ${engaged}`)).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
});

it("leaves hours of a usual week to the firm if and only if a plan does not answer all of them", () => {
  const wrong = breaking(suitable, ({ figures }) => {
    const { year, left } = figures!.hours;
    return left.every((hours, plan) => {
      const isWhole = year.week.every((open, day) =>
        [year.answeredWeek[day]!.january, year.answeredWeek[day]!.july].every(
          (answered) => answered[plan] === minutesOf(open),
        ),
      );
      return (hours === "") === isWhole;
    });
  });
  expect(wrong).toEqual([]);
});

it("has a plan, or parts that add up to the price, which the suitable card and the comparison repeat", () => {
  const priced = pages.filter(({ cards }) => cards);
  const wrong = breaking(priced, ({ headlinePrice, cards, alternatives }) => {
    const sum = headlinePrice!.parts.reduce((total, { amount }) => total + numberOf(amount), 0);
    const amount = headlinePrice!.price.split(" ")[0]!;
    const chosen = cards!.cards.filter((card) => card.suits);
    const isPlan = chosen.some(({ name }) => headlinePrice!.typical.includes(`the ${name} plan`));
    const plan = alternatives!.rows.find((row) => row.plan)!;
    return (
      (headlinePrice!.parts.length > 1 ? Math.abs(sum - numberOf(amount)) <= 0.001 : isPlan) &&
      [...chosen, plan].map((each) => each.amount).join(" ") === `${amount} ${amount}` &&
      alternatives!.verdict.includes(amount)
    );
  });
  expect(wrong).toEqual([]);
});
