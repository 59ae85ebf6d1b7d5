import { getContent } from "@/lib/content";
import { REPORT_MARKER } from "@/lib/landing/quality-report";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

const content = getContent();
const { site, landing } = content;
const { title, description } = landing.quality.metadata;

export const metadata = pageMetadata(
  { title: title({ brand: site.brand }), description, path: routes.quality(), indexable: false },
  content,
);

/** The build replaces this marker after comparing the landing pages: `lib/site-build/quality/publish-report.ts`. */
export default function QualityPage() {
  return REPORT_MARKER;
}
