import { getContent } from "@/lib/content";
import { readCompanyFacts } from "@/lib/content/company/read-company-facts";
import { formatPounds } from "@/lib/pounds";
import { findTraces, listTraces } from "./traces";

const content = getContent();
const { site, cities } = content;
const home = cities.find(({ slug }) => slug === site.homeCity)!;
const sibling = cities.find(
  ({ slug, subdivision }) => slug !== home.slug && subdivision === home.subdivision,
)!;
const abroad = cities.find(({ country }) => country.code !== site.local.calendar.country)!;
const [price, allowedPrice] = content.plans.plans.map((plan) => formatPounds(plan.price));
/** A number of the same exchange, as it is dialled within the country. */
const otherNumber = site.phone.display.replace(/^\+44 /, "0").replace(/\d{3}$/, "999");
const traces = listTraces(content, readCompanyFacts(process.cwd()), new Set([allowedPrice!]));
const find = (text: string, file = "/about.html") => findTraces(text, file, traces);

const homeAddress = `/regions/europe/${home.country.slug}/${home.slug}`;

it.each([
  `<p>${site.brand} answers.</p>`,
  `{"@id":"https://www.${site.email.general.split("@")[1]}/"}`,
  `<a href="tel:${site.phone.e164}">`,
  `<p>${site.phone.display}</p>`,
  `<p>${otherNumber}</p>`,
  `<p>It costs ${price} a month.</p>`,
  `<p>We answer from ${home.name}.</p>`,
  `<input placeholder="${home.name}"/>`,
  `<p>beside the ${site.local.river}</p>`,
  `{\\"children\\":\\"no holiday in ${site.local.nation}\\"}`,
  `<p>${site.law.name} governs.</p>`,
])("finds the trace in %s", (text) => {
  expect(find(text)).not.toEqual([]);
});

it.each([
  `<p>${price}0, ${price},000 and ${price}.50, but no more than ${allowedPrice}</p>`,
  `<a href="${homeAddress}">${home.name}</a>`,
  `{\\"href\\":\\"${homeAddress}\\",\\"children\\":\\"${home.name}\\"}`,
  `{"title":"${sibling.name}","url":"/regions/europe/x/${sibling.slug}","detail":"${site.local.nation}"}`,
  `<i class="text-${site.local.river.toLowerCase()}"></i>`,
  `<p>${site.local.nation}ville and ${home.name}s</p>`,
])("finds no trace in %s", (text) => {
  expect(find(text)).toEqual([]);
});

it("allows pages about the home city to name it and its nation", () => {
  const text = `<p>${home.name}, in ${site.local.nation}</p>`;
  expect(find(text, `/seo/live-chat-support/plumbing/${home.slug}.html`)).toEqual([]);
  expect(find(text, `/seo/live-chat-support/plumbing/${sibling.slug}.html`)).toHaveLength(1);
  expect(find(text, `/seo/live-chat-support/plumbing/${abroad.slug}.html`)).toHaveLength(2);
  expect(find(`<p>beside the ${site.local.river}</p>`, `${homeAddress}.html`)).toHaveLength(1);
});

it("allows tables of places to name the old home city", () => {
  expect(find(`<tr><th scope="row">${home.name}</th><td>67 west</td></tr>`)).toEqual([]);
});

it("allows a city's texts in content/locations to name the old home city, its nation and river", () => {
  const [text] = traces.cityTexts;
  expect(text).toBeDefined();
  expect(find(`<p>${text}</p>`)).toEqual([]);
});
