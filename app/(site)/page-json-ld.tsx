import type { Thing } from "schema-dts";
import { JsonLd, jsonLdText } from "@/components/layout/json-ld";
import { getContent, getOrigin, type Post } from "@/lib/content";
import type { Crumb } from "@/lib/crumbs";
import type { PageName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { breadcrumbList, itemList, type CurrentPage } from "@/lib/seo/schema-org-nodes";

interface Entry {
  title: string;
  url: string;
}

/** Structured data of a page, in one graph. */
export function StructuredData({ nodes }: { nodes: readonly Thing[] }) {
  return <JsonLd text={jsonLdText({ "@context": "https://schema.org", "@graph": nodes })} />;
}

/** Structured data of a marketing page that lists others. */
export function ListData({ page, entries }: { page: PageName; entries: readonly Entry[] }) {
  const { heading } = getContent().pages[page];
  const list = itemList({ name: heading, path: routes.page(page) }, entries, getOrigin());
  return <StructuredData nodes={[list]} />;
}

/** Posts as the entries of such a list. */
export function postEntries(posts: readonly Post[]): Entry[] {
  return posts.map(({ title, slug }) => ({ title, url: routes.post(slug) }));
}

interface BreadcrumbDataProps {
  crumbs: readonly Crumb[];
  page: CurrentPage;
  /** The pages that the page lists, if it does. */
  entries?: readonly Entry[];
}

/** Structured data of a page with breadcrumbs. */
export function BreadcrumbData({ crumbs, page, entries }: BreadcrumbDataProps) {
  const origin = getOrigin();
  const lists = entries ? [itemList(page, entries, origin)] : [];
  return <StructuredData nodes={[breadcrumbList(crumbs, page, origin), ...lists]} />;
}
