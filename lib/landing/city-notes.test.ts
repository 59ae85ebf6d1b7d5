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
const { note, access, rhythm, speech, homes, daylight } = content.landing.headings.notes;

it("shows homes and daylight only to industries that go there", () => {
  expect(termsOn("telephone-answering-services", TRADE.slug)).toEqual([
    note,
    access,
    rhythm,
    speech,
    homes,
    daylight,
  ]);
  expect(termsOn("telephone-answering-services", SHOP.slug)).toEqual([note, access, rhythm, speech]);
});

it("shows homes and no daylight where goods are delivered", () => {
  expect(termsOn("ecommerce-support", SHOP.slug)).toEqual([note, access, rhythm, speech, homes]);
});

it("shows a note for some categories or industries only to those", () => {
  const forTrades = { note: [TRADE.category], rhythm: [SHOP.slug] };
  expect(termsOn("ecommerce-support", TRADE.slug, forTrades)).toEqual([note, access, speech, homes]);
  expect(termsOn("ecommerce-support", SHOP.slug, forTrades)).toEqual([access, rhythm, speech, homes]);
});

it("has one list for all pages of a city that show the same notes", () => {
  const { compose } = createComposer(content, content);
  const notesOf = (service: string) => compose(service, SHOP.slug, city!.slug)!.notes;
  expect(notesOf("ecommerce-support")).toBe(notesOf("amazon-customer-support"));
});
