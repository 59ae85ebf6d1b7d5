import { getContent } from "@/lib/content";
import { createComposer } from ".";

const content = getContent();
const TRADE = content.industries.find(({ travels }) => travels)!;
const SHOP = content.industries.find(({ travels, category }) => !travels && category !== TRADE.category)!;
const [city] = content.cities;

/** The terms under which a page says something about the city. */
const termsOn = (service: string, industry: string, notesFor?: NonNullable<typeof city>["notesFor"]) => {
  const cities = [{ ...city!, notesFor }];
  const page = createComposer(content, { ...content, cities }).compose(service, industry, city!.slug)!;
  return page.notes.map(({ term }) => term);
};
const { access, rhythm, speech, homes } = content.landing.headings.notes;

it("shows one note: the first that concerns the industry", () => {
  const calls = "telephone-answering-services";
  expect(termsOn(calls, TRADE.slug)).toEqual([access]);
  const forShops = { access: [SHOP.slug] };
  expect(termsOn(calls, TRADE.slug, forShops)).toEqual([homes]);
  const forTrades = { access: [TRADE.category] };
  expect(termsOn(calls, SHOP.slug, forTrades)).toEqual([rhythm]);
  expect(termsOn("ecommerce-support", SHOP.slug, forTrades)).toEqual([homes]);
  expect(termsOn(calls, SHOP.slug, { ...forTrades, rhythm: [TRADE.slug] })).toEqual([speech]);
});

it("has one list for all pages of a city that show the same notes", () => {
  const { compose } = createComposer(content, content);
  const notesOf = (service: string) => compose(service, SHOP.slug, city!.slug)!.notes;
  expect(notesOf("ecommerce-support")).toBe(notesOf("amazon-customer-support"));
});
