import type { Content } from "@/lib/content";
import { isPageName, listPages } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** Size of all social cards, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** The text of a social card. */
export interface SocialCard {
  /** Printed small above the title. */
  kicker: string;
  title: string;
}

/**
 * Path of the social card of a page: that of the service for pages below a service, that of the post for posts,
 * otherwise that of the top-level page. Drawing one takes 70 ms: a card for each landing page would take four hours.
 */
export function socialCardPath(path: string): string {
  return routes.socialCard(cardName(path));
}

function cardName(path: string): string {
  const [, area = "", slug, below] = path.split("/", 4);
  if ((area === "services" || area === "seo") && slug) return `services/${slug}`;
  if (area === "blog" && slug && below === undefined) return `blog/${slug}`;
  const page = area || "home";
  return isPageName(page) ? page : "default";
}

/** What card names and texts are made of. */
export type CardContent = Pick<Content, "site" | "pages" | "services" | "posts">;

/** Describes the picture of a page's social card, for those who do not see it: `lib/og/draw-social-card.tsx`. */
export function socialCardAlt(path: string, content: CardContent): string {
  const title = cardTitle(cardName(path), content) ?? content.pages.home.title;
  return `“${title}” beside the rings of a clock and the name ${content.site.brand}`;
}

/** The title of one card, without those of all others: a page depends on what it reads. */
function cardTitle(name: string, { pages, services, posts }: CardContent): string | undefined {
  const [area, slug] = name.split("/");
  if (slug) return (area === "services" ? services : posts).find((entry) => entry.slug === slug)?.title;
  return isPageName(name) ? pages[name].heading : undefined;
}

/** All social cards by name: one for each top-level marketing page, service and post, and the default. */
export function socialCards({ site, pages, services, posts }: CardContent): Map<string, SocialCard> {
  return new Map([
    ["default", { kicker: site.address.locality, title: pages.home.title }],
    ...listPages()
      .filter(({ name }) => !name.includes("/"))
      .map(({ name }) => [name, { kicker: pages[name].title, title: pages[name].heading }] as const),
    ...services.map(
      ({ slug, title }) => [`services/${slug}`, { kicker: pages.services.title, title }] as const,
    ),
    ...posts.map(({ slug, title, category }) => [`blog/${slug}`, { kicker: category, title }] as const),
  ]);
}
