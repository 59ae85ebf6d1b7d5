import type { Organization, PostalAddress, WebSite } from "schema-dts";
import type { Site } from "@/lib/content";
import { routes } from "@/lib/routes";

/** Identifier of the company in structured data, so that other nodes can refer to it. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** The company in structured data, as every page describes it. */
export function describeOrganization(
  site: Site,
  origin: string,
): Exclude<Organization, string> & { "@type": "Organization" } {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: site.brand,
    legalName: site.legalName,
    url: `${origin}${routes.home()}`,
    telephone: site.phone.e164,
    email: site.email.general,
  };
}

export function describeAddress({ address }: Site): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.locality,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}

/** The home page's structured data: the company in full, and its website. */
export function homeNodes(site: Site, origin: string): [Organization, WebSite] {
  return [
    {
      ...describeOrganization(site, origin),
      description: site.description,
      slogan: site.tagline,
      foundingDate: String(site.founded),
      address: describeAddress(site),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "sales",
        telephone: site.phone.e164,
        email: site.email.sales,
        url: origin + routes.contact(),
      },
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      url: `${origin}${routes.home()}`,
      name: site.brand,
      inLanguage: "en-GB",
      publisher: { "@id": organizationId(origin) },
    },
  ];
}
