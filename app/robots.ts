import type { MetadataRoute } from "next";
import { getOrigin } from "@/lib/content";

export const dynamic = "force-static";

/** @see docs/decisions/0008-robots-txt-from-next.md */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${getOrigin()}/sitemap.xml`, host: getOrigin() };
}
