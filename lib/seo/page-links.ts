import type { Content } from "@/lib/content";
import { listPages } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** The marketing pages as links, for the page that lists all pages. */
export function pageLinks(pages: Content["pages"]): { label: string; url: string }[] {
  return listPages()
    .filter(({ listed = true }) => listed)
    .map(({ name }) => ({ label: pages[name].label ?? pages[name].title, url: routes.page(name) }));
}
