import type { Graph, Organization, Service as SchemaService, Thing } from "schema-dts";
import type { Site } from "@/lib/content";
import { routes } from "@/lib/routes";

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
  const organization = describeOrganization(site, origin, isLocal);
  const service: SchemaService = {
    "@type": "Service",
    "@id": `${url}#service`,
    name: input.heading,
    description: input.description,
    serviceType: input.serviceType,
    url,
    provider: { "@id": `${origin}/#organization` },
    areaServed: {
      "@type": "City",
      name: city.name,
      geo: { "@type": "GeoCoordinates", latitude: city.latitude, longitude: city.longitude },
      containedInPlace: { "@type": "Country", name: city.country },
    },
  };
  const steps = [...crumbs, { name: input.heading, url: path }];
  const breadcrumbs: Thing = {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: steps.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.url,
    })),
  };
  return { "@context": "https://schema.org", "@graph": [service, breadcrumbs, organization] };
}

/** The company, with address and coordinates in its own city. */
function describeOrganization(site: Site, origin: string, isLocal: boolean): Thing {
  const organization: Organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: site.brand,
    legalName: site.legalName,
    url: `${origin}${routes.home()}`,
    telephone: site.phone.e164,
    email: site.email.general,
  };
  if (!isLocal) return organization;
  const { street, locality, postalCode, countryCode } = site.address;
  return {
    ...organization,
    "@type": "LocalBusiness",
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: locality,
      postalCode,
      addressCountry: countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: site.geo.latitude, longitude: site.geo.longitude },
  };
}
