import { RegionsBody } from "@/components/sections/places/regions-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";
import { Network } from "../network";

export const metadata = contentMetadata("regions");

export default function RegionsPage() {
  const { regions, pages } = getContent();
  return <RegionsBody regions={regions} page={pages.regions} map={<Network />} />;
}
