import { getContent } from "@/lib/content";
import { landingGraph } from "./landing-graph";

const { site, cities } = getContent();

const elsewhere = cities.find(({ slug }) => slug !== site.homeCity)!.slug;

function graphOf(slug: string) {
  const city = cities.find((candidate) => candidate.slug === slug)!;
  return landingGraph({
    path: `/seo/live-chat-support/plumbing/${slug}`,
    heading: `Live chat for plumbers in ${city.label}`,
    description: "A description.",
    serviceType: "Live Chat Support",
    crumbs: [{ name: "Home", url: "/" }],
    city: {
      name: city.name,
      country: city.country.title,
      latitude: String(city.latitude),
      longitude: String(city.longitude),
    },
    isLocal: slug === site.homeCity,
    site,
    origin: "https://www.example.com",
  });
}
const nodes = (slug: string) => graphOf(slug)["@graph"] as readonly Record<string, unknown>[];

describe("landingGraph", () => {
  it("contains service, breadcrumbs and organization", () => {
    expect(nodes("leeds").map((node) => node["@type"])).toEqual([
      "Service",
      "BreadcrumbList",
      "Organization",
    ]);
  });

  it("names the city served and refers to the provider by id", () => {
    const [service, , organization] = nodes("leeds");
    expect(service).toMatchObject({ areaServed: { "@type": "City", name: "Leeds" } });
    expect(service!.provider).toEqual({ "@id": organization!["@id"] });
  });

  it("ends the breadcrumbs with the page itself", () => {
    const { itemListElement } = nodes("leeds")[1] as {
      itemListElement: { position: number; item: string }[];
    };
    expect(itemListElement.map(({ position }) => position)).toEqual([1, 2]);
    expect(itemListElement.at(-1)!.item).toBe("https://www.example.com/seo/live-chat-support/plumbing/leeds");
  });

  it("describes the company as a local business in its own city only", () => {
    expect(nodes(site.homeCity)[2]).toMatchObject({
      "@type": "LocalBusiness",
      address: { addressLocality: site.address.locality },
    });
    expect(nodes(elsewhere)[2]).not.toHaveProperty("address");
  });

  it("contains no rating", () => {
    expect(JSON.stringify(graphOf(site.homeCity))).not.toMatch(/rating|review/i);
  });
});
