import type { Metadata } from "next";
import { getContent } from "@/lib/content";
import { siteUrl } from "@/lib/env";

/** What every page's metadata starts from; root layouts export it. */
export function siteMetadata(): Metadata {
  const { site } = getContent();
  return {
    metadataBase: new URL(siteUrl()),
    applicationName: site.brand,
    // Numbers in the text are working hours and prices; phone numbers are links already.
    formatDetection: { telephone: false, address: false, email: false },
  };
}
