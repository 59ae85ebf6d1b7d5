/** Structured data of pages: nodes of https://schema.org, as JSON-LD. `origin` is the public one of the site, without a trailing slash. */
import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  ItemList,
  ListItem,
  Offer,
  Organization,
  PostalAddress,
  Service as SchemaService,
  Thing,
  WebSite,
  WithContext,
} from "schema-dts";
import type { Post, PriceList, Service, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { socialCardPath } from "./social-card";
import type { Crumb } from "@/lib/crumbs";

/** Identifier of the company in structured data, so that other nodes can refer to it. */
function organizationId(origin: string): string {
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

/** The postal address of the company. */
function describeAddress({ address }: Site): PostalAddress {
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

/** The currency of the price list. */
const CURRENCY = "GBP";

/** What the plans cost with a service, in structured data; none for services that need no plan. */
function planOffers({ plans }: PriceList, service: Service | undefined, origin: string): Offer[] {
  const { addOn = 0, title } = service ?? {};
  if (typeof addOn !== "number") return [];
  return plans.map((plan) => {
    const price = plan.price + addOn;
    return {
      "@type": "Offer",
      name: addOn > 0 ? `${plan.name} with ${title}` : plan.name,
      description: plan.description,
      url: origin + routes.pricing(),
      price,
      priceCurrency: CURRENCY,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: CURRENCY,
        // UN/CEFACT: month.
        unitCode: "MON",
      },
    };
  });
}

interface ServiceNodeInput {
  name: string;
  description: string;
  path: string;
  plans: PriceList;
  /** Titles of the countries that are served. */
  countries: readonly string[];
  origin: string;
  /** Undefined for the plans by themselves. */
  service?: Service;
}

/** A service, or the plans, with their prices. The company is another node of the graph. */
export function serviceNode(input: ServiceNodeInput): SchemaService {
  const { name, description, path, plans, countries, origin, service } = input;
  const offers = planOffers(plans, service, origin);
  return {
    "@type": "Service",
    "@id": `${origin}${path}#service`,
    name,
    description,
    ...(service && { serviceType: service.title }),
    url: origin + path,
    provider: { "@id": organizationId(origin) },
    areaServed: countries.map((country) => ({ "@type": "Country", name: country })),
    ...(offers.length > 0 && { offers }),
  };
}

/** Structured data of a post. `components/blog/post-body.tsx` prints the same job title: docs/behaviour.md#blog. */
export function blogPosting(post: Post, site: Site, origin: string): WithContext<BlogPosting> {
  const url = origin + routes.post(post.slug);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: origin + socialCardPath(routes.post(post.slug)),
    inLanguage: "en-GB",
    datePublished: post.date,
    dateModified: post.updated,
    articleSection: post.category,
    keywords: post.tags,
    wordCount: post.words,
    timeRequired: `PT${post.readTime}M`,
    author: { "@type": "Person", name: post.author, jobTitle: "Content Specialist" },
    publisher: {
      "@type": "Organization",
      name: site.brand,
      legalName: site.legalName,
      url: origin + routes.home(),
    },
    isPartOf: { "@type": "Blog", name: `${site.brand} blog`, url: origin + routes.blog() },
  };
}

/** A page as the last of its breadcrumbs. */
export interface CurrentPage {
  name: string;
  path: string;
}

/**
 * The breadcrumbs of a page in structured data.
 *
 * @param ancestors from the home page down
 */
export function breadcrumbList(
  ancestors: readonly Crumb[],
  { name, path }: CurrentPage,
  origin: string,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${origin}${path}#breadcrumbs`,
    itemListElement: [...ancestors, { name, url: path }].map((crumb, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.url,
    })),
  };
}

/** The entries of a page that lists others, in the order of the page. */
export function itemList(
  { name, path }: CurrentPage,
  entries: readonly { title: string; url: string }[],
  origin: string,
): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${origin}${path}#list`,
    name,
    url: origin + path,
    numberOfItems: entries.length,
    itemListElement: entries.map(({ title, url }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: origin + url,
    })),
  };
}

interface LandingGraphInput {
  path: string;
  heading: string;
  description: string;
  /** Title of the service: "Live Chat Support". */
  serviceType: string;
  crumbs: readonly Crumb[];
  /** Degrees as text, as the vocabulary allows, so that the inputs can be placeholders. */
  city: { name: string; country: string; latitude: string; longitude: string };
  /** True for the company's own city. */
  isLocal: boolean;
  site: Site;
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
  return {
    "@context": "https://schema.org",
    "@graph": [
      service,
      breadcrumbList(crumbs, { name: input.heading, path }, origin),
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
