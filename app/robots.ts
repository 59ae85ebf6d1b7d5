import type { MetadataRoute } from "next";
import { getContent, getOrigin } from "@/lib/content";
import { robotsRules } from "@/lib/seo/text-files";

export const dynamic = "force-static";

/** Next writes no comments into `robots.txt`. The sitemap library does not export its own builder for it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: robotsRules(getContent().crawlers.crawlers),
    sitemap: `${getOrigin()}/sitemap.xml`,
    host: getOrigin(),
  };
}
