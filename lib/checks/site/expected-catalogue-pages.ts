import { SHOWN_CITIES } from "@/components/sections/places/region-body";
import type { City, Content, Industry, LandingCatalogue } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar";
import { CITY_PAGE_INDUSTRY, CITY_PAGE_SERVICE, SHOWN_LAW } from "@/lib/overviews/city";
import { LINKED_SERVICE } from "@/lib/overviews/industry";
import { selectLaw } from "@/lib/landing/law";
import { suitableServices } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";
import { textsOf, SERVICE_LINK, type ExpectedLink, type PageExpectation } from "./page-expectations";

const contact = routes.contact();
/** Cities checked in each country: their pages are alike. */
const CITY_SAMPLE = 3;

/** The pages of industries, regions, countries, posts and of some cities. */
export function expectCataloguePages(content: Content, catalogue: LandingCatalogue): PageExpectation[] {
  const { regions, industries, posts, site } = content;
  const countries = regions.flatMap((region) => region.countries);
  const actions: ExpectedLink[] = [
    ["Get Started Today", contact],
    ["Request Demo", contact],
    ["Start Your Free Consultation", contact],
    [site.email.sales, `mailto:${site.email.sales}`],
  ];
  return [
    ...industries.map((industry) => industryPage(industry, content, catalogue)),
    ...regions.map((region) => regionPage(region, actions)),
    ...countries.map(({ region, slug, title, cities }): PageExpectation => ({
      path: routes.country(region.slug, slug),
      texts: [title],
      links: [
        ...actions,
        ...cities.map((city): ExpectedLink => [city.name, routes.city(region.slug, slug, city.slug)]),
      ],
    })),
    ...countries.flatMap(({ cities }) =>
      cities.slice(0, CITY_SAMPLE).map((city) => cityPage(city, content, catalogue, actions)),
    ),
    ...posts.map(({ slug, title, author, category, tags }): PageExpectation => ({
      path: routes.post(slug),
      texts: [
        ...[title, author, category, ...tags],
        ...["Content Specialist", "Key Points to Consider", "Conclusion"],
        ...textsOf(content.pages.blog.sections.banner!),
      ],
    })),
  ];
}

function regionPage(
  { slug, title, summary, countries }: Content["regions"][number],
  actions: readonly ExpectedLink[],
) {
  return {
    path: routes.region(slug),
    texts: [title, summary, ...countries.map(({ cities }) => `${cities.length} cities`)],
    links: [
      ...actions,
      ...countries.map((country): ExpectedLink => [country.title, routes.country(slug, country.slug)]),
    ],
    counts: [
      {
        name: "cities in chips",
        links: /^\/regions\/[^/]+\/[^/]+\/[^/]+$/,
        expected: countries.reduce((sum, { cities }) => sum + Math.min(cities.length, SHOWN_CITIES), 0),
      },
      {
        name: "chips “+N more”",
        text: /\+\d+ more/g,
        expected: countries.filter(({ cities }) => cities.length > SHOWN_CITIES).length,
      },
    ],
  } satisfies PageExpectation;
}

/** Whether a list contains an entry: the catalogue of a build may be narrowed. */
function has(list: readonly { slug: string }[], slug: string): boolean {
  return list.some((one) => one.slug === slug);
}

function industryPage(
  industry: Industry,
  { site, services }: Content,
  served: LandingCatalogue,
): PageExpectation {
  const { slug, title, description, challenges, help, weekend, publicHolidays, newCustomer } = industry;
  const isServed = has(served.services, LINKED_SERVICE) && has(served.industries, slug);
  const cities = isServed ? served.cities.filter((city) => site.linkedCities.includes(city.slug)) : [];
  const suitable = suitableServices(industry, services);
  return {
    path: routes.industry(slug),
    texts: [
      ...[`${title} Customer Support Solutions`, description, "Challenges", ...challenges],
      ...["How We Help", ...help, weekend, publicHolidays.note, newCustomer.why],
      ...suitable.map((service) => industry.services[service.slug]!.reason),
    ],
    links: [
      ...suitable.map((service): ExpectedLink => [service.title, routes.service(service.slug)]),
      ...cities.map((city): ExpectedLink => [city.label, routes.landing(LINKED_SERVICE, slug, city.slug)]),
    ],
    counts: [
      { name: "services", section: "Services for", links: SERVICE_LINK, expected: suitable.length },
      {
        name: "cities",
        links: new RegExp(`^${routes.landing(LINKED_SERVICE, slug, "[^/]+")}$`),
        expected: cities.length,
      },
    ],
  };
}

function cityPage(
  city: City,
  { plans, law, holidays, categories }: Content,
  served: LandingCatalogue,
  actions: readonly ExpectedLink[],
): PageExpectation {
  const { label, note, slug, country, subdivision, holidayRegion } = city;
  const isServed = has(served.cities, slug);
  const trade = served.industries.find((industry) => industry.slug === CITY_PAGE_INDUSTRY);
  const services = isServed && trade ? served.services : [];
  const industries = isServed && has(served.services, CITY_PAGE_SERVICE) ? served.industries : [];
  return {
    path: routes.city(country.region.slug, country.slug, slug),
    texts: [
      ...[`Customer Support Services in ${label}`, note],
      ...plans.plans.map(({ name }) => name),
      ...holidays[calendarName(country.code, subdivision, holidayRegion)]!.map(({ name }) => name),
      ...selectLaw(law, city, SHOWN_LAW).map(({ text }) => text),
      ...categories
        .filter(({ slug: category }) => industries.some((industry) => industry.category === category))
        .map(({ title }) => title),
    ],
    links: [
      ...actions,
      ...services.map((service): ExpectedLink => [
        service.short,
        routes.landing(service.slug, CITY_PAGE_INDUSTRY, slug),
      ]),
      ...industries.map((industry): ExpectedLink => [
        industry.title,
        routes.landing(CITY_PAGE_SERVICE, industry.slug, slug),
      ]),
    ],
    // One page may be in both grids, and then counts twice.
    counts: [{ name: "landing pages", links: /^\/seo\//, expected: services.length + industries.length }],
  };
}
