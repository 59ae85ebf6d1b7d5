import { RegionsBody } from "@/components/sections/places/regions-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { contentMetadata } from "../metadata";
import { Network } from "../network";
import { ListData } from "../structured-data";

export const metadata = contentMetadata("regions");

export default function RegionsPage() {
  const { regions, pages } = getContent();
  const entries = regions.map(({ title, slug }) => ({ title, url: routes.region(slug) }));
  return (
    <>
      <ListData page="regions" entries={entries} />
      <RegionsBody regions={regions} page={pages.regions} map={<Network />} />
    </>
  );
}
