import { contentMetadata } from "@/app/site-metadata";
import { IndustriesBody } from "@/components/sections/services/industries-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ListData } from "../page-json-ld";

export const metadata = contentMetadata("industries");

export default function IndustriesPage() {
  const { categories, industries, pages } = getContent();
  const entries = industries.map(({ title, slug }) => ({ title, url: routes.industry(slug) }));
  return (
    <>
      <ListData page="industries" entries={entries} />
      <IndustriesBody categories={categories} industries={industries} page={pages.industries} />
    </>
  );
}
