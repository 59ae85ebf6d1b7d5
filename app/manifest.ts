import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";

export const dynamic = "force-static";

/** Web app manifest. The colours are `--color-deep` and `--color-paper` of `components/ui/theme.css`, light scheme. */
export default function manifest(): MetadataRoute.Manifest {
  const { site, pages } = getContent();
  const png = (name: string, sizes: string) => ({ src: `/icons/${name}.png`, sizes, type: "image/png" });
  return {
    name: `${site.brand}: ${pages.home.title}`,
    short_name: site.brand,
    description: pages.home.description,
    lang: "en-GB",
    start_url: routes.home(),
    display: "browser",
    theme_color: "#08303f",
    background_color: "#f6f3ec",
    icons: [
      png("icon-192", "192x192"),
      png("icon-512", "512x512"),
      { ...png("maskable-512", "512x512"), purpose: "maskable" },
    ],
  };
}
