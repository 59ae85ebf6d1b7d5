import type { Offer, Service as SchemaService } from "schema-dts";
import type { PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { organizationId } from "./organization";

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
  /** Public origin of the site, without a trailing slash. */
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
