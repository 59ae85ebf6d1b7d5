import { getLandingCatalogue } from "@/lib/content";

export interface LandingParams {
  service: string;
  industry: string;
  location: string;
}

/** Parameters of the first segment. */
export function landingServiceParams(): Pick<LandingParams, "service">[] {
  return getLandingCatalogue().services.map(({ slug }) => ({ service: slug }));
}

/** Parameters of the hubs. */
export function hubParams(): Omit<LandingParams, "location">[] {
  const { services, industries, cities } = getLandingCatalogue();
  if (cities.length === 0) return [];
  return services.flatMap((service) =>
    industries.map((industry) => ({ service: service.slug, industry: industry.slug })),
  );
}

/** Parameters of the other two segments, for each service. */
export function landingParams(): Omit<LandingParams, "service">[] {
  const { industries, cities } = getLandingCatalogue();
  return industries.flatMap((industry) =>
    cities.map((city) => ({ industry: industry.slug, location: city.slug })),
  );
}
