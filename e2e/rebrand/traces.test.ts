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
const catalogue = listTraces(content, readCompanyFacts(process.cwd()), new Set([allowedPrice!]));
const find = (text: string, file = "/about.html") => findTraces(text, file, catalogue);

const homeAddress = `/regions/europe/${home.country.slug}/${home.slug}`;

it("finds each trace of the company, and nothing that only resembles one", () => {
  const traces = [
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
  ];
  expect(traces.filter((text) => find(text).length === 0)).toEqual([]);
  const [cityText] = catalogue.cityTexts;
  const others = [
    `<p>${price}0, ${price},000 and ${price}.50, but no more than ${allowedPrice}</p>`,
    `<a href="${homeAddress}">${home.name}</a>`,
    `{\\"href\\":\\"${homeAddress}\\",\\"children\\":\\"${home.name}\\"}`,
    `{"title":"${sibling.name}","url":"/regions/europe/x/${sibling.slug}","detail":"${site.local.nation}"}`,
    `<i class="text-${site.local.river.toLowerCase()}"></i>`,
    `<p>${site.local.nation}ville and ${home.name}s</p>`,
    // A table of places, and a city's texts in content/locations.
    `<tr><th scope="row">${home.name}</th><td>67 west</td></tr>`,
    `<p>${cityText!}</p>`,
  ];
  expect(others.flatMap((text) => find(text))).toEqual([]);
});

it("allows pages about the home city to name it and its nation", () => {
  const found = (slug: string) =>
    find(`<p>${home.name}, in ${site.local.nation}</p>`, `/seo/live-chat-support/plumbing/${slug}.html`)
      .length;
  expect([home, sibling, abroad].map(({ slug }) => found(slug))).toEqual([0, 1, 2]);
  expect(find(`<p>beside the ${site.local.river}</p>`, `${homeAddress}.html`)).toHaveLength(1);
});
