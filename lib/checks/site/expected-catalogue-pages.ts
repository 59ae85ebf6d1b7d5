import { CHIPS } from "@/components/sections/places/region-body";
import { INDUSTRIES_THROUGH, SERVICES_FOR } from "@/components/sections/places/city-body";
import { LINKED_SERVICE, OFFERED_SERVICES } from "@/components/sections/services/industry-body";
import type { City, Content, Industry, LandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { textsOf, TO_A_SERVICE, type Lead, type PageExpectation } from "./page-expectations";

const contact = routes.contact();
/** Cities looked at in each country: their pages are alike. */
const CITY_SAMPLE = 3;

/** Rows of pages made from the catalogue: all industries, regions and countries, some cities, all articles. */
export function composeRows(content: Content, catalogue: LandingCatalogue): PageExpectation[] {
  const { regions, industries, posts, site } = content;
  const countries = regions.flatMap((region) => region.countries);
  const actions: Lead[] = [
    ["Get Started Today", contact],
    ["Request Demo", contact],
    ["Start Your Free Consultation", contact],
    [site.email.sales, `mailto:${site.email.sales}`],
  ];
  return [
    ...industries.map((industry) => industryRow(industry, content, catalogue)),
    ...regions.map((region) => regionRow(region, actions)),
    ...countries.map(({ region, slug, title, cities }): PageExpectation => ({
      path: routes.country(region.slug, slug),
      says: [title],
      leads: [
        ...actions,
        ...cities.map((city): Lead => [city.name, routes.city(region.slug, slug, city.slug)]),
      ],
    })),
    ...countries.flatMap(({ cities }) =>
      cities.slice(0, CITY_SAMPLE).map((city) => cityRow(city, catalogue, actions)),
    ),
    ...posts.map(({ slug, title, author, category, tags }): PageExpectation => ({
      path: routes.post(slug),
      says: [
        ...[title, author, category, ...tags],
        ...["Content Specialist", "Key Points to Consider", "Conclusion"],
        ...textsOf(content.pages.blog.sections.banner!),
      ],
    })),
  ];
}

function regionRow(
  { slug, title, summary, countries }: Content["regions"][number],
  actions: readonly Lead[],
) {
  return {
    path: routes.region(slug),
    says: [title, summary, ...countries.map(({ cities }) => `${cities.length} cities`)],
    leads: [
      ...actions,
      ...countries.map((country): Lead => [country.title, routes.country(slug, country.slug)]),
    ],
    counts: [
      {
        what: "chips of cities",
        links: /^\/regions\/[^/]+\/[^/]+\/[^/]+$/,
        expected: countries.reduce((sum, { cities }) => sum + Math.min(cities.length, CHIPS), 0),
      },
      {
        what: "chips “+N more”",
        text: /\+\d+ more/g,
        expected: countries.filter(({ cities }) => cities.length > CHIPS).length,
      },
    ],
  } satisfies PageExpectation;
}

/** Whether a list of the catalogue, which a build may narrow, has an entry. */
function has(list: readonly { slug: string }[], slug: string): boolean {
  return list.some((one) => one.slug === slug);
}

function industryRow(
  { slug, title, description, challenges }: Industry,
  { site, services }: Content,
  served: LandingCatalogue,
): PageExpectation {
  const isServed = has(served.services, LINKED_SERVICE) && has(served.industries, slug);
  const cities = isServed ? served.cities.filter((city) => site.linkedCities.includes(city.slug)) : [];
  const offered = services.slice(0, OFFERED_SERVICES);
  return {
    path: routes.industry(slug),
    says: [`${title} Customer Support Solutions`, description, "Challenges", ...challenges, "How We Help"],
    leads: [
      ...offered.map((service): Lead => [service.title, routes.service(service.slug)]),
      ...cities.map((city): Lead => [city.label, routes.landing(LINKED_SERVICE, slug, city.slug)]),
    ],
    counts: [
      { what: "services", section: "Services for", links: TO_A_SERVICE, expected: offered.length },
      {
        what: "cities",
        links: new RegExp(`^${routes.landing(LINKED_SERVICE, slug, "[^/]+")}$`),
        expected: cities.length,
      },
    ],
  };
}

function cityRow(city: City, served: LandingCatalogue, actions: readonly Lead[]): PageExpectation {
  const { label, note, slug, country } = city;
  const isServed = has(served.cities, slug);
  const services = isServed && has(served.industries, SERVICES_FOR) ? served.services : [];
  const industries = isServed && has(served.services, INDUSTRIES_THROUGH) ? served.industries : [];
  return {
    path: routes.city(country.region.slug, country.slug, slug),
    says: [`Customer Support Services in ${label}`, note],
    leads: [
      ...actions,
      ...services.map((service): Lead => [service.title, routes.landing(service.slug, SERVICES_FOR, slug)]),
      ...industries.map((industry): Lead => [
        industry.title,
        routes.landing(INDUSTRIES_THROUGH, industry.slug, slug),
      ]),
    ],
    // The page that both grids lead to stands in each.
    counts: [{ what: "landing pages", links: /^\/seo\//, expected: services.length + industries.length }],
  };
}
