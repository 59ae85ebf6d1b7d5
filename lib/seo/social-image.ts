import type { Content } from "@/lib/content";
import { isPageName, listPages } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** Width and height of every social image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/** What a social image says. */
export interface SocialCard {
  /** Printed small above the title. */
  kicker: string;
  title: string;
}

/**
 * The image that stands for a page where it is shared: a service's for all that is below the service,
 * a post's own, otherwise that of the page at the head of its part of the site.
 */
export function socialImage(path: string): string {
  const [, area = "", slug, below] = path.split("/", 4);
  if ((area === "services" || area === "seo") && slug) return routes.socialImage(`services/${slug}`);
  if (area === "blog" && slug && below === undefined) return routes.socialImage(`blog/${slug}`);
  const page = area || "home";
  return routes.socialImage(isPageName(page) ? page : "default");
}

/** All social images by name: one for each marketing page, service and post, and the default. */
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
