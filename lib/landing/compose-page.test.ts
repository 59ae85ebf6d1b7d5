/** The price, the cards, the comparison and the texts of single pages, by hand. */
import { getContent } from "@/lib/content";
import { staffMonth } from "@/lib/plans/own-staff";
import { createComposer } from ".";

const content = getContent();
const { compose } = createComposer(content, content);
const pageOf = (path: string) => {
  const [service = "", industry = "", city = ""] = path.split("/");
  return compose(service, industry, city)!;
};
const pounds = (text: string) => Number(text.replace(/[£,]/g, ""));

it("takes the price in the head apart into plan, add-on and further contacts", () => {
  const { headlinePrice } = pageOf("live-chat-support/plumbing/leeds");
  // 130 chats, 107 of them in the hours of Starter, which has 100 of them in its price.
  expect(headlinePrice).toEqual({
    price: "£701.50 a month",
    typical: "for a firm like that, plus VAT; 30 days free, no card needed",
    parts: [
      { amount: "£499", text: "Starter plan" },
      { amount: "£199", text: "for live chat support" },
      { amount: "£3.50", text: "7 chats beyond the 100 included" },
    ],
  });
});

it("compares with the time that the contacts take, and says both sides", () => {
  const { alternatives } = pageOf("live-chat-support/plumbing/leeds");
  // 107 chats of 7 minutes are 12.5 hours, at £12.71.
  expect(alternatives!.rows[0]!.amount).toBe("£160");
  expect(alternatives!.verdict).toMatch(
    /free to write back, .* about £160 in wages\. If not, Starter takes 82%/,
  );
});

it("has no card for a plan that nearly all callers find closed, and offers the cheapest for what is missed if it is there", () => {
  const { cards, alternatives } = pageOf("telephone-answering-services/plumbing/auckland");
  expect(cards!.cards.map(({ id }) => id)).toEqual(["professional", "enterprise"]);
  expect(cards!.note).toMatch(/Starter is .*: it is closed/);
  expect(alternatives!.verdict).not.toContain("a month for");
  const verdictOf = (path: string) => pageOf(path).alternatives!.verdict;
  expect(verdictOf("telephone-answering-services/plumbing/leeds")).toContain(
    "Starter takes up to 100 a month for £499",
  );
  // Fewer than the 500 in its price.
  expect(verdictOf("telephone-answering-services/locksmiths/fresno")).toMatch(
    /Professional takes those that come in its hours: 138 a month for £799\.$/,
  );
  // Left out above, because Enterprise costs less.
  expect(verdictOf("dispatching-services/courier-services/toronto")).not.toContain("Professional");
});

it("names no busiest month where seasons and days are the same in several", () => {
  const { cards, months } = pageOf("ecommerce-support/pest-control/cairns");
  expect(cards!.cards.map(({ figures }) => figures[1]![0])).toEqual(Array(3).fill("Busiest month"));
  expect(months!.text).toMatch(/ a year\.$/);
});

it("names the days whose hours are left to the firm", () => {
  expect(pageOf("live-chat-support/pest-control/dundee").cards!.note).toBe(
    "In a usual week, Starter leaves these hours to you: Monday to Friday 8 am to 9 am and Saturday 8 am to 1 pm.",
  );
});

it("has a receptionist of the tool on costs in the United Kingdom, and says what is left out elsewhere", () => {
  const [, , staff] = pageOf("live-chat-support/plumbing/leeds").alternatives!.rows;
  // 50 hours on weekdays and four on Saturday.
  const pay = { pounds: content.staffCosts.wage.value, isBritish: true };
  const { month } = staffMonth(content.staffCosts, 54 * 60, pay);
  expect(pounds(staff!.amount)).toBe(Math.round(month / 10) * 10);
  expect(pageOf("live-chat-support/plumbing/new-york").alternatives!.rows[2]!.text).toContain("holiday pay");
});

it("says nothing of hours in which a firm that never closes is closed", () => {
  const names = pageOf("dispatching-services/locksmiths/honolulu").priceDetails!.rows.map(([name]) => name);
  expect(names.filter((name) => name!.includes("while you are closed"))).toEqual([]);
});

it("marks hours on the clock of the city, and nights as those of partner desks", () => {
  const { figures } = pageOf("telephone-answering-services/plumbing/honolulu");
  expect(figures!.hours.strips.plans[0]!.text).toContain("Sunday to Thursday");
  expect(pageOf("live-chat-support/plumbing/leeds").priceDetails!.price.at(-1)).toContain("partner desks");
});

it("has the note of the city that is useful to the firm", () => {
  const { access, homes, speech, note: place } = content.cities.find(({ slug }) => slug === "leeds")!;
  for (const [pair, note] of [
    ["telephone-answering-services/plumbing", homes],
    ["dispatching-services/dental-practices", access],
    ["telephone-answering-services/dental-practices", speech],
    ["live-chat-support/dental-practices", place],
    ["ecommerce-support/online-retail", homes],
  ] as const)
    expect(compose(...(pair.split("/") as [string, string]), "leeds")!.note).toBe(note);
});

describe("dispatch", () => {
  const dispatchPageOf = (industry: string) => compose("dispatching-services", industry, "leeds")!;
  const industryOf = (slug: string) => content.industries.find((industry) => industry.slug === slug)!;

  it("asks a clinic's own people what a dispatcher asks, and leaves out the urgent cases of its front desk", () => {
    const { conversation, urgent } = dispatchPageOf("audiology");
    const { services, intake } = industryOf("audiology");
    expect(services["dispatching-services"]!.intake).toEqual(
      expect.arrayContaining([...conversation.questions]),
    );
    expect(intake).not.toEqual(expect.arrayContaining([...conversation.questions]));
    expect(urgent).toBeUndefined();
  });

  it("prefers the urgent cases of a pair to those of its service", () => {
    const shopOf = ({ services }: (typeof content.industries)[number]) => services["ecommerce-support"]!;
    const industry = content.industries.find((each) => shopOf(each).urgent)!;
    const page = compose("ecommerce-support", industry.slug, "leeds")!;
    const shown = JSON.stringify(page.urgent);
    expect(shopOf(industry).urgent!.filter(({ when }) => shown.includes(when))).toHaveLength(2);
  });

  it("keeps the urgent cases of a trade that goes to its customers", () => {
    expect(industryOf("handyman-services").travels).toBe(true);
    expect(dispatchPageOf("handyman-services").urgent).toHaveLength(2);
  });

  it("asks customers the trade's own questions where they ring the dispatcher themselves", () => {
    const { conversation } = dispatchPageOf("plumbing");
    expect(industryOf("plumbing").intake).toEqual(expect.arrayContaining([...conversation.questions]));
  });
});
