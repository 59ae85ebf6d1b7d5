import type { Metadata } from "next";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/seo/metadata";

/** Metadata of a portal page: what it shows belongs to whoever is signed in, so search engines stay out. */
export function portalMetadata(title: string, description: string, path: string): Metadata {
  const { brand } = getContent().site;
  return pageMetadata({ title: `${title} | ${brand}`, description, path, siteName: brand, indexable: false });
}
