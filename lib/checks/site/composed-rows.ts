import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import type { RouteRow } from "./route-rows";

const contact = routes.contact();
/** The cities that the specification names for industry pages, in its order. */
const CITIES = ["London", "Manchester", "Birmingham", "Glasgow", "Liverpool", "Leeds"];

/** Rows of pages made from the catalogue: all industries, regions and countries, some cities and articles. */
export function composeRows(): RouteRow[] {
  const { industries, regions, posts } = getContent();
  const countries = regions.flatMap((region) => region.countries);
  return [
    ...industries.map(industryRow),
    ...regions.map(({ slug, countries }): RouteRow => ({
      path: routes.region(slug),
      says: countries.map(({ cities }) => `${cities.length} cities`),
      leads: [
        ...PLACE_ACTIONS,
        ...countries.map((country) => [country.title, routes.country(slug, country.slug)] as const),
      ],
      counts: [
        {
          what: "chips of cities",
          links: /^\/regions\/[^/]+\/[^/]+\/[^/]+$/,
          expected: countries.reduce((sum, { cities }) => sum + Math.min(cities.length, 6), 0),
        },
        {
          what: "chips “+N more”",
          text: /\+\d+ more/g,
          expected: countries.filter(({ cities }) => cities.length > 6).length,
        },
      ],
    })),
    ...countries.map(({ region, slug, cities }): RouteRow => ({
      path: routes.country(region.slug, slug),
      leads: [
        ...PLACE_ACTIONS,
        ...cities.map((city) => [city.name, routes.city(region.slug, slug, city.slug)] as const),
      ],
    })),
    ...countries.flatMap(({ region, slug, cities }) =>
      cities
        .slice(0, 3)
        .map((city) => cityRow(city.label, routes.city(region.slug, slug, city.slug), city.slug)),
    ),
    ...posts.map(({ slug, title, author }): RouteRow => ({
      path: routes.post(slug),
      says: [
        title,
        author,
        "Content Specialist",
        "Key Points to Consider",
        "Conclusion",
        "Want more insights like this?",
      ],
    })),
  ];
}

const PLACE_ACTIONS = [
  ["Get Started Today", contact],
  ["Request Demo", contact],
  ["Start Your Free Consultation", contact],
  ["sales@", "mailto:sales@clydeline.example"],
] as const;

function industryRow({ slug, title }: { slug: string; title: string }): RouteRow {
  const served = getLandingCatalogue();
  const service = "call-center-outsourcing";
  const cities = served.services.some((one) => one.slug === service)
    ? CITIES.filter((name) => served.cities.some((city) => city.slug === name.toLowerCase()))
    : [];
  return {
    path: routes.industry(slug),
    says: [`${title} Customer Support Solutions`, "Challenges"],
    leads: [
      ["Call Center Outsourcing", routes.service(service)],
      ...cities.map((name) => [name, routes.landing(service, slug, name.toLowerCase())] as const),
    ],
    counts: [
      { what: "services", section: "Services for", links: /^\/services\/[^/]+$/, expected: 4 },
      { what: "cities", links: /^\/seo\/call-center-outsourcing\/[^/]+\/[^/]+$/, expected: cities.length },
    ],
  };
}

function cityRow(label: string, path: string, slug: string): RouteRow {
  const { services, industries, cities } = getLandingCatalogue();
  const served = cities.some((city) => city.slug === slug);
  const plumbing = served && industries.some((industry) => industry.slug === "plumbing") ? services : [];
  const calls = served && services.some((one) => one.slug === "call-center-outsourcing") ? industries : [];
  const pages = new Set([
    ...plumbing.map((service) => routes.landing(service.slug, "plumbing", slug)),
    ...calls.map((industry) => routes.landing("call-center-outsourcing", industry.slug, slug)),
  ]);
  return {
    path,
    says: [`Customer Support Services in ${label}`],
    leads: [...PLACE_ACTIONS],
    counts: [
      {
        what: "landing pages",
        links: /^\/seo\//,
        // One page, that of calls for plumbers, stands in both grids.
        expected: plumbing.length + calls.length,
      },
    ].map((count) => (pages.size === 0 ? { ...count, expected: 0 } : count)),
  };
}
