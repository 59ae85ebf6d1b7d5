import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";

export const dynamic = "force-static";

/** Web app manifest: what is installed is the portal, which works offline: docs/behaviour.md#offline. The colours are `--color-deep` and `--color-paper` of `components/ui/theme.css`, light scheme. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = getContent();
  const png = (src: string, sizes: string) => ({ src, sizes, type: "image/png" });
  return {
    name: `${site.brand} portal`,
    short_name: site.brand,
    description: "Your service requests. Works without a connection.",
    lang: "en-GB",
    id: routes.dashboard(),
    start_url: routes.dashboard(),
    // Links of the portal to the website stay in its window.
    scope: routes.home(),
    display: "standalone",
    theme_color: "#08303f",
    background_color: "#f6f3ec",
    icons: [
      png("/icons/icon-192.png", "192x192"),
      png("/icons/icon-512.png", "512x512"),
      { ...png("/icons/maskable-512.png", "512x512"), purpose: "maskable" },
    ],
  };
}
