import type { Metadata } from "next";
import { titled } from "@/app/site-metadata";
import { getContent } from "@/lib/content";
import type { PageName } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** Metadata of a marketing page (an entry of `lib/pages.ts`). */
export function contentMetadata(name: PageName): Metadata {
  const { title, description } = getContent().pages[name];
  return titled(title, description, routes.page(name));
}
