import { getContent, type Service } from "@/lib/content";
import { blogPosting, breadcrumbList, itemList, landingGraph, serviceNode } from "./schema-org-nodes";

type Node = Record<string, unknown>;
const { posts, site, cities, plans, services } = getContent();
const origin = "https://www.example.test";

it("dates a post and names its author, company and picture", () => {
  const post = { ...posts[0]!, slug: "lunch", date: "2026-10-20", updated: "2026-10-27", author: "Ada Reid" };
  const url = `${origin}/blog/lunch`;
  expect(blogPosting({ ...post, readTime: 4 }, { ...site, legalName: "Airewell Ltd" }, origin)).toMatchObject(
    {
      url,
      mainEntityOfPage: url,
      image: `${origin}/og/blog/lunch.png`,
      headline: post.title,
      datePublished: "2026-10-20",
      dateModified: "2026-10-27",
      timeRequired: "PT4M",
      author: { "@type": "Person", name: "Ada Reid" },
      publisher: { "@type": "Organization", legalName: "Airewell Ltd" },
    },
  );
});

it("ends breadcrumbs with the page itself, and numbers the entries of a list in the order of the page", () => {
  const crumbs = [{ name: "Home", url: "/" }];
  const { itemListElement } = breadcrumbList(crumbs, { name: "B", path: "/b" }, origin) as unknown as Node;
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "B", item: `${origin}/b` },
  ]);
  const entries = ["b", "a"].map((name) => ({ title: name, url: `/${name}` }));
  expect(itemList({ name: "All", path: "/all" }, entries, origin)).toMatchObject({
    url: `${origin}/all`,
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: "b", url: `${origin}/b` },
      { position: 2, name: "a", url: `${origin}/a` },
    ],
  });
});

it("describes a landing page's service for its city, by the company: a local business in its own city only", () => {
  const nodesOf = ({ slug, name, country, latitude, longitude }: (typeof cities)[number]) => {
    const graph = landingGraph({
      path: `/seo/x/y/${slug}`,
      heading: "H",
      description: "D",
      serviceType: "S",
      crumbs: [{ name: "Home", url: "/" }],
      city: { name, country: country.title, latitude: String(latitude), longitude: String(longitude) },
      isLocal: slug === site.homeCity,
      site,
      origin,
    });
    expect(JSON.stringify(graph)).not.toMatch(/rating|review/i);
    return graph["@graph"] as readonly Node[];
  };
  const elsewhere = cities.find(({ slug }) => slug !== site.homeCity)!;
  const [service, breadcrumbs, organization] = nodesOf(elsewhere);
  expect(service).toMatchObject({
    "@type": "Service",
    provider: { "@id": organization!["@id"] },
    areaServed: { "@type": "City", name: elsewhere.name },
  });
  expect((breadcrumbs!.itemListElement as Node[]).at(-1)!.item).toBe(`${origin}/seo/x/y/${elsewhere.slug}`);
  expect(organization).not.toHaveProperty("address");
  expect(nodesOf(cities.find(({ slug }) => slug === site.homeCity)!)[2]).toMatchObject({
    "@type": "LocalBusiness",
    address: { addressLocality: site.address.locality },
  });
});

it("offers a service with every plan, at the price with its add-on, and not without a fixed price", () => {
  const page = { name: "Name", description: "What it is.", path: "/x", plans, countries: ["A", "B"], origin };
  const nodeOf = (service?: Service) => serviceNode({ ...page, service }) as unknown as Node;
  const priced = (type: string) => services.find(({ addOn }) => typeof addOn === type)!;
  const expected = plans.plans.map(({ name, price }) => ({ name, price, priceCurrency: "GBP" }));
  expect(nodeOf()).toMatchObject({ offers: expected });
  expect(nodeOf(priced("undefined"))).toMatchObject({ offers: expected });
  const service = priced("number");
  const withAddOn = plans.plans.map(({ name, price }) => ({
    name: `${name} with ${service.title}`,
    price: price + Number(service.addOn),
  }));
  expect(nodeOf(service)).toMatchObject({ offers: withAddOn });
  expect(nodeOf(priced("string"))).not.toHaveProperty("offers");
  expect(nodeOf().areaServed).toHaveLength(2);
});
