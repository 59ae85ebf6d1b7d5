import type { Metadata } from "next";
import { SOCIAL_IMAGE_SIZE, socialImage } from "./social-image";
import { fitDescription } from "./text-width";

interface PageDescription {
  /** The whole title, brand included where it fits. */
  title: string;
  /** Cut to what a search result shows. */
  description: string;
  /** Path of the page; Next puts the public origin before it. */
  path: string;
  siteName: string;
  /** Path of the picture for shared links; by default what the page's path asks for. */
  image?: string;
  /** False keeps the page out of search engines; links on it are followed all the same. */
  indexable?: boolean;
}

/** Metadata of one page: title, description, canonical, robots and Open Graph say the same. */
export function pageMetadata(page: PageDescription): Metadata {
  const { title, path, siteName, indexable = true, image = socialImage(path) } = page;
  const description = fitDescription(page.description);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    robots: { index: indexable, follow: true },
    openGraph: {
      type: "website",
      locale: "en_GB",
      siteName,
      title,
      description,
      url: path,
      images: [{ url: image, ...SOCIAL_IMAGE_SIZE, alt: title }],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
