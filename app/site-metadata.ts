import type { Metadata, Viewport } from "next";
import { getContent, getOrigin } from "@/lib/content";
import type { PageName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** Base metadata of every page, exported by root layouts. */
export function siteMetadata(): Metadata {
  const { site } = getContent();
  return {
    metadataBase: new URL(getOrigin()),
    applicationName: site.brand,
    // Numbers in texts are hours and prices; phone numbers are already links.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

/** Browser UI in the colour of the top bar, `--color-deep` of `components/ui/theme.css`. Root layouts export it. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#08303f" },
    { media: "(prefers-color-scheme: dark)", color: "#12303f" },
  ],
};

/**
 * Metadata of a page, with the brand added to its title. The portal is not indexable, because its content belongs to the
 * signed-in user, and the style guide is not for visitors.
 */
export function titled(title: string, description: string, path: string, indexable = true): Metadata {
  const content = getContent();
  return pageMetadata({ title: `${title} | ${content.site.brand}`, description, path, indexable }, content);
}

/** Metadata of a marketing page, an entry of `lib/pages.ts`, from its content. */
export function contentMetadata(name: PageName): Metadata {
  const { title, description } = getContent().pages[name];
  return titled(title, description, routes.page(name));
}
