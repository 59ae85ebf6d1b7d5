import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { sitemapFiles } from "./sitemap";
import { socialCardAlt, socialCards, socialCardPath } from "./social-card";

const cards = socialCards(getContent());

it.each([
  ["/", "/og/home.png"],
  ["/pricing", "/og/pricing.png"],
  ["/services/live-chat-support/plumbing", "/og/services/live-chat-support.png"],
  ["/seo/live-chat-support/plumbing/berlin", "/og/services/live-chat-support.png"],
  ["/regions/europe/germany", "/og/regions.png"],
  ["/blog/recording-calls-lawfully", "/og/blog/recording-calls-lawfully.png"],
  ["/blog/tag/handover", "/og/blog.png"],
  ["/constructor", "/og/default.png"],
])("gives %s the social card %s", (path, image) => {
  expect(socialCardPath(path)).toBe(image);
});

it("describes a card by the words on it, not by the title of the page", () => {
  const content = getContent();
  const [service] = content.services;
  const alt = socialCardAlt(routes.landing(service!.slug, "plumbing", "berlin"), content);
  expect(alt).toContain(`“${service!.title}”`);
  expect(alt).toContain(content.site.brand);
  expect(socialCardAlt("/constructor", content)).toContain(`“${cards.get("default")!.title}”`);
});

it("has a social card for every page in the sitemap", () => {
  const images = new Set([...cards.keys()].map(routes.socialCard));
  const [pages] = sitemapFiles(getContent(), getLandingCatalogue(), new Set());
  const paths = pages!.entries.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => !images.has(socialCardPath(path)))).toEqual([]);
});
