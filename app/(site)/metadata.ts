import type { Metadata } from "next";
import { getContent } from "@/lib/content";
import type { PageName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

/** Metadata of a page, with the brand added to its title. */
export function titled(title: string, description: string, path: string): Metadata {
  const content = getContent();
  return pageMetadata({ title: `${title} | ${content.site.brand}`, description, path }, content);
}

/** Metadata of a marketing page (an entry of `lib/pages.ts`). */
export function contentMetadata(name: PageName): Metadata {
  const { title, description } = getContent().pages[name];
  return titled(title, description, routes.page(name));
}
