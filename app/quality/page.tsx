import { getContent } from "@/lib/content";
import { REPORT_MARKER } from "@/lib/landing/quality-report";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

const { brand } = getContent().site;

export const metadata = pageMetadata({
  title: `Quality of the landing pages | ${brand}`,
  description:
    "How much landing pages that differ in one thing only have in common, measured on every page of them.",
  path: routes.quality(),
  siteName: brand,
  indexable: false,
});

/** The build compares the pages after Next is done, and fills this in. */
export default function QualityPage() {
  return REPORT_MARKER;
}
