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
 * otherwise that of the top-level page.
 *
 * @see docs/decisions/0019-social-cards-by-section.md
 */
export function socialCardPath(path: string): string {
  const [, area = "", slug, below] = path.split("/", 4);
  if ((area === "services" || area === "seo") && slug) return routes.socialCard(`services/${slug}`);
  if (area === "blog" && slug && below === undefined) return routes.socialCard(`blog/${slug}`);
  const page = area || "home";
  return routes.socialCard(isPageName(page) ? page : "default");
}

/** All social cards by name: one for each marketing page, service and post, and the default. */
export function socialCards({
  site,
  pages,
  services,
  posts,
}: Pick<Content, "site" | "pages" | "services" | "posts">): Map<string, SocialCard> {
  return new Map([
    ["default", { kicker: site.address.locality, title: pages.home.title }],
    ...listPages().map(
      ({ name }) => [name, { kicker: pages[name].title, title: pages[name].heading }] as const,
    ),
    ...services.map(
      ({ slug, title }) => [`services/${slug}`, { kicker: pages.services.title, title }] as const,
    ),
    ...posts.map(({ slug, title, category }) => [`blog/${slug}`, { kicker: category, title }] as const),
  ]);
}
