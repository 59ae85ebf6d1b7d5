import { getLandingCatalogue } from "@/lib/content";

export interface LandingParams {
  service: string;
  industry: string;
  location: string;
}

/** The services with landing pages, for the first segment of their route. */
export function landingServiceParams(): Pick<LandingParams, "service">[] {
  return getLandingCatalogue().services.map(({ slug }) => ({ service: slug }));
}

/** Parameters of the hubs. None without cities, because a hub lists cities. */
export function hubParams(): Omit<LandingParams, "location">[] {
  const { services, industries, cities } = getLandingCatalogue();
  if (cities.length === 0) return [];
  return services.flatMap((service) =>
    industries.map((industry) => ({ service: service.slug, industry: industry.slug })),
  );
}

/** Industries and cities, for the second and third segment of the landing pages' route: the same for each service. */
export function landingParams(): Omit<LandingParams, "service">[] {
  const { industries, cities } = getLandingCatalogue();
  return industries.flatMap((industry) =>
    cities.map((city) => ({ industry: industry.slug, location: city.slug })),
  );
}
