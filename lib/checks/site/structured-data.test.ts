import { getContent } from "@/lib/content";
import { blogPosting } from "@/lib/seo/blog-posting";
import { landingGraph } from "@/lib/seo/landing-graph";
import { createStructuredDataCheck, hasStructuredData } from "./structured-data";

const { site, cities, posts } = getContent();
const origin = "https://www.example.test";
const check = createStructuredDataCheck(process.cwd());
const block = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const checkThing = (thing: object) => check(block({ "@context": "https://schema.org", ...thing }));

const graphOf = (slug: string) =>
  landingGraph({
    path: `/seo/live-chat-support/plumbing/${slug}`,
    heading: "Live chat for plumbers",
    description: "A description.",
    serviceType: "Live Chat Support",
    crumbs: [{ name: "Home", url: "/" }],
    city: cities.find((city) => city.slug === slug)!,
    site,
    origin,
  });

it.each(["glasgow", "leeds", "st-johns"])(
  "finds nothing wrong with the graph of a page of %s",
  async (slug) => {
    expect(await check(block(graphOf(slug)))).toEqual([]);
  },
);

it("finds nothing wrong with an article's", async () => {
  expect(await check(block(blogPosting(posts[0]!, site, origin)))).toEqual([]);
});

it("knows which properties a class has", async () => {
  expect(await checkThing({ "@type": "Service", serviceTyp: "Live chat" })).toEqual([
    expect.stringContaining("serviceTyp"),
  ]);
  expect(await checkThing({ "@type": "Servise", name: "Live chat" })).not.toEqual([]);
  // One of an article's, on a service.
  expect(await checkThing({ "@type": "Service", headline: "Live chat" })).not.toEqual([]);
});

it("knows what a value may be", async () => {
  const city = { "@type": "City", name: "Leeds" };
  expect(await checkThing({ "@type": "Service", areaServed: city })).toEqual([]);
  expect(await checkThing({ "@type": "Service", provider: city })).toEqual([
    "Service.provider may not be a City",
  ]);
  expect(await checkThing({ "@type": "Service", provider: "Clydeline" })).toEqual([
    expect.stringContaining("Service.provider"),
  ]);
  expect(await checkThing({ "@type": "City", name: 3 })).toEqual([expect.stringContaining("City.name")]);
  expect(
    await checkThing({ "@type": "Service", areaServed: { "@type": "City", name: ["Leeds", 3] } }),
  ).toEqual([expect.stringContaining("City.name")]);
});

it("follows references and wants one block with a context", async () => {
  const provider = { "@id": `${origin}/#organization` };
  expect(await checkThing({ "@type": "Service", provider })).toEqual([
    expect.stringContaining("not on the page"),
  ]);
  expect(await check("<p>None.</p>")).toEqual([expect.stringContaining("has 0 blocks")]);
  expect(await check(block(graphOf("leeds")).repeat(2))).toEqual([expect.stringContaining("has 2 blocks")]);
  expect(await check(block({ "@type": "City", name: "Leeds" }))).toEqual(["has no context of schema.org"]);
  expect(await check(`<script type="application/ld+json">{"a":}</script>`)).toEqual([
    expect.stringContaining("no JSON"),
  ]);
});

it("holds breadcrumbs to what a search engine asks of them", async () => {
  const itemListElement = [
    { "@type": "ListItem", position: 1, name: "Home" },
    { "@type": "ListItem", position: 2, name: "Here" },
  ];
  expect(await checkThing({ "@type": "BreadcrumbList", itemListElement })).not.toEqual([]);
});

it("knows whether a page has any", () => {
  expect(hasStructuredData(block({}))).toBe(true);
  expect(hasStructuredData("<script>1</script>")).toBe(false);
});
