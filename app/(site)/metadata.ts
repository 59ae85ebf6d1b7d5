import type { Metadata } from "next";
import { getContent, type PageName } from "@/lib/content";
import { pageMetadata } from "@/lib/seo/metadata";

/** Metadata of a page: its title gets the brand behind it. */
export function titled(title: string, description: string, path: string): Metadata {
  const { brand } = getContent().site;
  return pageMetadata({ title: `${title} | ${brand}`, description, path, siteName: brand });
}

/** Metadata of a page whose texts stand in `content/pages`. */
export function contentMetadata(name: PageName, path: string): Metadata {
  const { title, description } = getContent().pages[name];
  return titled(title, description, path);
}
