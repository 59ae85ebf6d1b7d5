import type { Metadata } from "next";
import { SOCIAL_CARD_SIZE, socialCardAlt, socialCardPath, type CardContent } from "./social-card";
import { fitDescription } from "./text-width";

/** A page as search engines and social networks show it. */
export interface PageDescription {
  /** The full title, with the brand if it fits. */
  title: string;
  /** Shortened to fit a search result. */
  description: string;
  /** Path of the page; Next adds the public origin. */
  path: string;
  /** False for `noindex`; links are still followed. */
  indexable?: boolean;
}

/** Metadata of a page: title, description, canonical, robots, Open Graph and Twitter. */
export function pageMetadata(page: PageDescription, content: CardContent): Metadata {
  const { title, path, indexable = true } = page;
  const image = socialCardPath(path);
  const description = fitDescription(page.description);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    robots: { index: indexable, follow: true },
    openGraph: {
      type: "website",
      locale: "en_GB",
      siteName: content.site.brand,
      title,
      description,
      url: path,
      images: [{ url: image, ...SOCIAL_CARD_SIZE, alt: socialCardAlt(path, content) }],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
