import type { Graph, Service as SchemaService, Thing } from "schema-dts";
import type { Site } from "@/lib/content";
import { breadcrumbList, describeAddress, describeOrganization, organizationId } from "./schema-org";

interface LandingGraphInput {
  path: string;
  heading: string;
  description: string;
  /** Title of the service: "Live Chat Support". */
  serviceType: string;
  crumbs: readonly { name: string; url: string }[];
  /** Degrees as text, as the vocabulary allows, so that the inputs can be placeholders. */
  city: { name: string; country: string; latitude: string; longitude: string };
  /** True for the company's own city. */
  isLocal: boolean;
  site: Site;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
}

/**
 * Structured data of a landing page in one graph: the service with its city, the breadcrumbs, and the company, which is
 * a local business only in its own city. No ratings: none were collected on the page.
 */
export function landingGraph(input: LandingGraphInput): Graph {
  const { path, crumbs, city, isLocal, site, origin } = input;
  const url = origin + path;
  const service: SchemaService = {
    "@type": "Service",
    "@id": `${url}#service`,
    name: input.heading,
    description: input.description,
    serviceType: input.serviceType,
    url,
    provider: { "@id": organizationId(origin) },
    areaServed: {
      "@type": "City",
      name: city.name,
      geo: { "@type": "GeoCoordinates", latitude: city.latitude, longitude: city.longitude },
      containedInPlace: { "@type": "Country", name: city.country },
    },
  };
  const breadcrumbs = breadcrumbList(crumbs, { name: input.heading, path }, origin);
  return {
    "@context": "https://schema.org",
    "@graph": [
      service,
      breadcrumbs,
      isLocal ? localBusiness(site, origin) : describeOrganization(site, origin),
    ],
  };
}

/** The company in its own city, with address and coordinates. */
function localBusiness(site: Site, origin: string): Thing {
  return {
    ...describeOrganization(site, origin),
    "@type": "LocalBusiness",
    address: describeAddress(site),
    geo: { "@type": "GeoCoordinates", latitude: site.geo.latitude, longitude: site.geo.longitude },
  };
}
