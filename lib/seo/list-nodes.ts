import type { BreadcrumbList, ItemList, ListItem } from "schema-dts";
import type { Crumb } from "@/lib/crumbs";

/** A page as the last of its breadcrumbs. */
export interface CurrentPage {
  name: string;
  path: string;
}

/**
 * The breadcrumbs of a page in structured data.
 *
 * @param ancestors from the home page down
 */
export function breadcrumbList(
  ancestors: readonly Crumb[],
  { name, path }: CurrentPage,
  origin: string,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${origin}${path}#breadcrumbs`,
    itemListElement: [...ancestors, { name, url: path }].map((crumb, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.url,
    })),
  };
}

/** The entries of a page that lists others, in the order of the page. */
export function itemList(
  { name, path }: CurrentPage,
  entries: readonly { title: string; url: string }[],
  origin: string,
): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${origin}${path}#list`,
    name,
    url: origin + path,
    numberOfItems: entries.length,
    itemListElement: entries.map(({ title, url }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: origin + url,
    })),
  };
}
