import type { Metadata } from "next";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/seo/metadata";

/** Metadata of a portal page. Not indexed, because its content belongs to the signed-in user. */
export function portalMetadata(title: string, description: string, path: string): Metadata {
  const content = getContent();
  const { brand } = content.site;
  return pageMetadata({ title: `${title} | ${brand}`, description, path, indexable: false }, content);
}
