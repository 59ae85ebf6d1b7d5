import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Document } from "domhandler";
import { getContent, getLandingCatalogue, type Content, type LandingCatalogue } from "@/lib/content";
import { allCities, suitableServices } from "@/lib/content/catalogue";
import { listPages, type PageName } from "@/lib/pages";
import { atHome, LINKED_SERVICE } from "@/lib/overviews/industry-page";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import type { CheckResult } from "../check-result";
import { listFiles } from "./files";

/** Content of which every string has to stand on a page, in its text, an attribute or its head. */
interface ExpectedPage {
  path: string;
  content: unknown;
}

/** By docs/behaviour.md#validation: the address of the newsletter, and three fields of the contact form. */
const REQUIRED_FIELDS: Partial<Record<PageName, number>> = { about: 1, contact: 3, home: 1, services: 1 };

/**
 * Each string of a page's content stands on its page. Nothing is typed here a second time: a field that is added to the
 * content is expected from then on.
 */
export function checkPageContent(root: string): CheckResult {
  const content = getContent();
  const pages = listExpectedPages(content, getLandingCatalogue());
  let strings = 0;
  const problems = pages.flatMap(({ path: address, content: expected }) => {
    const file = path.join(root, address === routes.home() ? "index.html" : `${address}.html`);
    if (!existsSync(file)) return [`${address} is missing`];
    const wanted = [...new Set(stringsOf(expected, content))];
    strings += wanted.length;
    const missing = leftOver(wanted, file);
    // Lists below a page, such as those of a category, have their texts in the content of the page.
    const below = missing.length > 0 ? pagesBelow(root, address) : [];
    return below.reduce(leftOver, missing).map((text) => `${address} does not contain “${text}”`);
  });
  return {
    name: "each string of a page's content stands on its page",
    problems: [...problems, ...checkRequiredFields(root)],
    note: `${pages.length} pages, ${strings} strings`,
  };
}

function listExpectedPages(content: Content, catalogue: LandingCatalogue): ExpectedPage[] {
  const { navigation, site, regions, services, industries, posts, plans } = content;
  const { street, locality, postalCode } = site.address;
  const frame = [
    ...[navigation, site.phone.display, site.topBar, site.email.sales],
    ...[street, locality, postalCode],
  ];
  const linkedCities = catalogue.cities.filter(({ slug }) => site.linkedCities.includes(slug));
  const countries = regions.flatMap((region) => region.countries.map((country) => ({ region, country })));
  const page = (address: string, ...texts: unknown[]): ExpectedPage => ({ path: address, content: texts });
  return [
    ...listPages().map(({ name }) =>
      page(name === "home" ? "/" : `/${name}`, content.pages[name], frame, listedOn(name, content)),
    ),
    ...services.map(({ slug, title, description, benefits, howWeDeliver, caseStudy }) =>
      page(
        ...([routes.service(slug), title, description, benefits, howWeDeliver, caseStudy.title] as const),
        ...[caseStudy.description.split(/(?<=[.?!]) /), frame],
      ),
    ),
    ...industries.map((each) => {
      const industry = atHome(each, content);
      const cities = catalogue.industries.includes(each) ? linkedCities : [];
      return page(
        routes.industry(industry.slug),
        ...[industry.title, industry.description, industry.challenges, industry.help, frame],
        suitableServices(industry, services).map(({ slug, title }) => [title, routes.service(slug)]),
        cities.map(({ label, slug }) => [label, routes.landing(LINKED_SERVICE, industry.slug, slug)]),
      );
    }),
    ...regions.map(({ slug, title, summary, countries: list }) =>
      page(
        ...[routes.region(slug), title, summary],
        list.map((country) => [country.title, routes.country(slug, country.slug)]),
      ),
    ),
    ...countries.map(({ region, country }) =>
      page(
        ...[routes.country(region.slug, country.slug), country.title],
        country.cities.map((city) => [city.name, routes.city(region.slug, country.slug, city.slug)]),
      ),
    ),
    ...allCities(regions).map(({ slug, label, note, country }) =>
      page(
        routes.city(country.region.slug, country.slug, slug),
        ...[`Customer Support Services in ${label}`, note, plans.plans.map(({ name }) => name)],
      ),
    ),
    ...posts.map(({ slug, title, author, category, tags }) =>
      page(
        ...([routes.post(slug), title, author, category, tags, frame] as const),
        ...["Content Specialist", "Key Points to Consider", "Conclusion"],
      ),
    ),
    ...landingPages(catalogue, content),
  ];
}

function leftOver(texts: readonly string[], file: string): string[] {
  if (texts.length === 0) return [];
  const shown = readShown(readFileSync(file, "utf8"));
  return texts.filter((text) => !contains(shown, text));
}

function pagesBelow(root: string, address: string): string[] {
  const folder = path.join(root, address);
  if (address === routes.home() || !existsSync(folder)) return [];
  return listFiles(folder).flatMap((file) => (file.endsWith(".html") ? [path.join(folder, file)] : []));
}

/** What a page lists besides its own texts. */
function listedOn(
  name: PageName,
  { plans, clients, services, categories, industries, pages, postPages }: Content,
): unknown {
  const prices = plans.plans.map((plan) => [plan.name, plan.cta, formatPounds(plan.price)]);
  const lists: Partial<Record<PageName, unknown>> = {
    home: [
      [prices, plans.plans.map(({ features }) => features.home.map(({ text }) => text))],
      services.map(({ slug, short }) => [short, routes.service(slug)]),
      [clients.caseStudies, clients.testimonials.carousel]
        .flat()
        .map((entry) => Object.values(pickTexts(entry))),
    ],
    services: services.map(({ slug, title, summary }) => [title, summary, routes.service(slug)]),
    industries: [
      categories.map(({ title, description }) => [title, description]),
      industries.map(({ slug, title }) => [title, routes.industry(slug)]),
    ],
    pricing: [
      prices,
      plans.plans.map(({ annualPrice, description, features }) => [
        ...[formatPounds(annualPrice), description, features.pricing.map(({ text }) => text)],
      ]),
      plans.addOns.map(({ name: addOn, price, description }) => [
        ...[addOn, description, typeof price === "number" ? formatPounds(price) : price],
      ]),
      formatPounds(plans.overflowCallPrice),
    ],
    testimonials: [...clients.testimonials.grid, ...clients.stories].map((entry) =>
      Object.values(pickTexts(entry)),
    ),
    "case-studies": clients.clientStories.map((story) => [
      ...[story.company, story.challenge, story.solution, story.results, story.testimonial, story.author],
    ]),
    contact: services.map(({ title }) => title),
    tools: listPages()
      .filter(({ name: tool }) => tool.startsWith("tools/"))
      .map(({ name: tool }) => [pages[tool].title, `/${tool}`]),
    "tools/missed-calls": industries.map(({ title }) => title),
    blog: (postPages[0] ?? []).map(({ slug, title, excerpt }) => [title, excerpt, routes.post(slug)]),
  };
  return lists[name];
}

/** The texts of a client's entry that readers see. */
function pickTexts(entry: object): object {
  const shown = ["name", "result", "content", "author", "company"];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => shown.includes(key)));
}

/** The four figures of every landing page, on one page of each service. */
function landingPages(
  { services, industries, cities }: LandingCatalogue,
  { claims }: Content,
): ExpectedPage[] {
  const figures = ["clients", "coverage", "countries-served", "satisfaction"].map(
    (id) => claims.get(id)!.value,
  );
  const [industry, city] = [industries[0]!, cities[0]!];
  const { businesses } = { ...industry.names, ...industry.namesIn?.[city.country.slug] };
  return services.map(({ slug, title }) => ({
    path: routes.landing(slug, industry.slug, city.slug),
    content: [title, businesses, city.label, figures],
  }));
}

/** Ids, file names, times and zones: they choose what is shown. */
const MACHINE_VALUE = /^[a-z0-9]+([-_:./][A-Za-z0-9_]+)*$|^[A-Z][a-z]+\/[A-Z]\w+$/;
/** Fields for programs, and those that a page shows in another form or place. */
const NOT_SHOWN = new Set(["updated", "icon", "color", "label", "aliases"]);
/** Texts of the contact page and the search that come after a click, or by the visitor's clock. Browser tests see them. */
const SHOWN_BY_SCRIPT = new Set(["examples", "opened", "tooLong", "copied", "copyRefused", "open", "closed"]);

/** The strings of a value, claims by their value and scope. */
export function stringsOf(value: unknown, content: Content, key = ""): string[] {
  if (NOT_SHOWN.has(key) || SHOWN_BY_SCRIPT.has(key)) return [];
  if (typeof value === "string") {
    const claim = /^claims?$/.test(key) ? content.claims.get(value) : undefined;
    if (claim) return [claim.value, claim.scope];
    return MACHINE_VALUE.test(value) ? [] : [value];
  }
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, content, key));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, item]) => stringsOf(item, content, name));
}

/** All that a page says: text, attributes, title and description. Elements that separate words count as spaces. */
export function readShown(html: string): string {
  const document: Document = parseDocument(html);
  const texts: string[] = [];
  for (const element of DomUtils.findAll(() => true, document.children))
    texts.push(...Object.values(element.attribs));
  return normalise(`${DomUtils.textContent(spaced(html))} ${texts.join(" ")}`);
}

/** Separates the texts of blocks, which stand on lines of their own. */
function spaced(html: string): Document {
  return parseDocument(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/<\/?(p|li|h[1-6]|div|d[dt]|t[dh]|br|figcaption|section|button|span|strong|a)\b/g, " $&"),
  );
}

/** Whether a page says a text. Placeholders are filled differently each time: what stands around them counts. */
export function contains(shown: string, text: string): boolean {
  return text.split(/\{[^}]*\}+/).every((part) => shown.includes(normalise(part)));
}

/** Without spaces: a phrase may be broken by elements, and prices by non-breaking spaces. */
function normalise(text: string): string {
  return text.replace(/\s+/g, "");
}

function checkRequiredFields(root: string): string[] {
  return Object.entries(REQUIRED_FIELDS).flatMap(([name, expected]) => {
    const file = path.join(root, name === "home" ? "index.html" : `${name}.html`);
    const fields = DomUtils.findAll(
      ({ name: element, attribs }) => /^(input|select|textarea)$/.test(element) && "required" in attribs,
      parseDocument(readFileSync(file, "utf8")).children,
    );
    return fields.length === expected
      ? []
      : [`${name} has ${fields.length} required fields, expected ${expected}`];
  });
}
