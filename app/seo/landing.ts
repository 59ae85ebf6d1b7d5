import { getLandingCatalogue } from "@/lib/content";
import { landingEngine } from "@/lib/env";
import { SHELL_SLUG } from "@/lib/landing/shell";

export interface LandingParams {
  service: string;
  industry: string;
  location: string;
}

/**
 * Which landing pages whoever asks has to render. The one place that decides between the engines:
 * for the adapter's Next renders the shell alone; for Next's own engine, and inside the adapter,
 * it is the whole catalogue.
 */
const shellOnly = () => landingEngine() === "adapter";

/** Parameters of the first segment. */
export function landingServiceParams(): Pick<LandingParams, "service">[] {
  if (shellOnly()) return [{ service: SHELL_SLUG }];
  return getLandingCatalogue().services.map(({ slug }) => ({ service: slug }));
}

/** Parameters of the pages that list the towns of a service and an industry. */
export function hubParams(): Omit<LandingParams, "location">[] {
  const { services, industries, cities } = getLandingCatalogue();
  if (cities.length === 0) return [];
  if (shellOnly()) return [{ service: SHELL_SLUG, industry: SHELL_SLUG }];
  return services.flatMap((service) =>
    industries.map((industry) => ({ service: service.slug, industry: industry.slug })),
  );
}

/** Parameters of the other two segments, for each service. */
export function landingParams(): Omit<LandingParams, "service">[] {
  if (shellOnly()) return [{ industry: SHELL_SLUG, location: SHELL_SLUG }];
  const { industries, cities } = getLandingCatalogue();
  return industries.flatMap((industry) =>
    cities.map((city) => ({ industry: industry.slug, location: city.slug })),
  );
}
