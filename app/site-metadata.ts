import type { Metadata, Viewport } from "next";
import { getContent, getOrigin } from "@/lib/content";

/** What every page's metadata starts from; root layouts export it. */
export function siteMetadata(): Metadata {
  const { site } = getContent();
  return {
    metadataBase: new URL(getOrigin()),
    applicationName: site.brand,
    // Numbers in the text are working hours and prices; phone numbers are links already.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

/** The browser's own frame takes the colour of the bar at the top; root layouts export it as `viewport`. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#08303f" },
    { media: "(prefers-color-scheme: dark)", color: "#061219" },
  ],
};
