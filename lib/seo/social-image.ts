import type { Content, PageName } from "@/lib/content";
import { routes } from "@/lib/routes";

/** Width and height of every social image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/** Top-level pages with an image of their own; `home` stands for the page itself only. */
const TOP_LEVEL = [
  "home",
  "services",
  "industries",
  "regions",
  "about",
  "why-choose-us",
  "careers",
  "blog",
  "pricing",
  "testimonials",
  "case-studies",
  "contact",
  "privacy",
  "terms",
  "credits",
  "sitemap",
] as const satisfies readonly PageName[];

/** What a social image says. */
export interface SocialCard {
  /** Printed small above the title. */
  kicker: string;
  title: string;
}

/**
 * The image that stands for a page where it is shared: a service's for all that is below the service,
 * a post's own, otherwise that of the part of the site.
 */
export function socialImage(path: string): string {
  const [, area = "", slug, below] = path.split("/", 4);
  if ((area === "services" || area === "seo") && slug) return routes.socialImage(`services/${slug}`);
  if (area === "blog" && slug && below === undefined) return routes.socialImage(`blog/${slug}`);
  const part = TOP_LEVEL.find((name) => name === (area || "home"));
  return routes.socialImage(part ?? "default");
}

/** All social images by name: one for each top-level page, service and post, and the default. */
export function socialCards({
  site,
  pages,
  services,
  posts,
}: Pick<Content, "site" | "pages" | "services" | "posts">): Map<string, SocialCard> {
  return new Map([
    ["default", { kicker: site.address.locality, title: pages.home.title }],
    ...TOP_LEVEL.map((name) => [name, { kicker: pages[name].title, title: pages[name].heading }] as const),
    ...services.map(
      ({ slug, title }) => [`services/${slug}`, { kicker: pages.services.title, title }] as const,
    ),
    ...posts.map(({ slug, title, category }) => [`blog/${slug}`, { kicker: category, title }] as const),
  ]);
}
