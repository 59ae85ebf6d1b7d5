import type { MetadataRoute } from "next";
import { getContent, getOrigin } from "@/lib/content";
import { robotsRules } from "@/lib/seo/robots-rules";

export const dynamic = "force-static";

/** @see docs/decisions/0008-robots-txt-from-next.md */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: robotsRules(getContent().crawlers.crawlers),
    sitemap: `${getOrigin()}/sitemap.xml`,
    host: getOrigin(),
  };
}
