import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { pageMetadata } from "./page-metadata";
import { sitemapFiles } from "./sitemap";
import { socialCardAlt, socialCardPath, socialCards } from "./social-card";

const content = getContent();
const cards = socialCards(content);
const page = {
  title: "A page",
  description: "One sentence.",
  path: "/seo/live-chat-support/plumbing/berlin",
};

it("repeats title, description and path in all fields, shortened to what a search result can show", () => {
  const description = `${page.description} ${"More words than a search result can show ".repeat(5)}.`;
  const shown = { title: page.title, description: page.description };
  expect(pageMetadata({ ...page, description }, content)).toMatchObject({
    title: { absolute: page.title },
    description: page.description,
    alternates: { canonical: page.path },
    robots: { index: true, follow: true },
    openGraph: {
      ...shown,
      url: page.path,
      siteName: content.site.brand,
      images: [{ url: "/og/services/live-chat-support.png", alt: socialCardAlt(page.path, content) }],
    },
    twitter: { ...shown, images: ["/og/services/live-chat-support.png"] },
  });
  expect(pageMetadata({ ...page, indexable: false }, content).robots).toEqual({ index: false, follow: true });
});

it("gives a page the social card of its service, its post or its part of the site", () => {
  const expected = {
    "/": "/og/home.png",
    "/pricing": "/og/pricing.png",
    "/services/live-chat-support/plumbing": "/og/services/live-chat-support.png",
    "/regions/europe/germany": "/og/regions.png",
    "/blog/recording-calls-lawfully": "/og/blog/recording-calls-lawfully.png",
    "/blog/tag/handover": "/og/blog.png",
    "/constructor": "/og/default.png",
  };
  const found = Object.keys(expected).map((path) => [path, socialCardPath(path)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

it("describes a card by the words on it, not by the title of the page", () => {
  const [service] = content.services;
  const alt = socialCardAlt(routes.landing(service!.slug, "plumbing", "berlin"), content);
  expect(alt).toContain(`“${service!.title}”`);
  expect(alt).toContain(content.site.brand);
  expect(socialCardAlt("/constructor", content)).toContain(`“${cards.get("default")!.title}”`);
});

it("has a social card for every page in the sitemap", () => {
  const images = new Set([...cards.keys()].map(routes.socialCard));
  const [pages] = sitemapFiles(content, getLandingCatalogue(), new Set());
  const paths = pages!.entries.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => !images.has(socialCardPath(path)))).toEqual([]);
});
