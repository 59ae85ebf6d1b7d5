import { getContent } from "@/lib/content";
import { pageMetadata } from "./metadata";
import { socialCardAlt } from "./social-card";
import { DESCRIPTION_LIMIT, textWidth } from "./text-width";

const page = {
  title: "Live chat for plumbers in Berlin | Clydeline",
  description: "One sentence about it.",
  path: "/seo/live-chat-support/plumbing/berlin",
};
const content = getContent();

it("repeats title, description and path in all fields", () => {
  expect(pageMetadata(page, content)).toEqual({
    title: { absolute: page.title },
    description: page.description,
    alternates: { canonical: page.path },
    robots: { index: true, follow: true },
    openGraph: {
      type: "website",
      locale: "en_GB",
      siteName: content.site.brand,
      title: page.title,
      description: page.description,
      url: page.path,
      images: [
        {
          url: "/og/services/live-chat-support.png",
          width: 1200,
          height: 630,
          alt: socialCardAlt(page.path, content),
        },
      ],
    },
    twitter: {
      card: "summary_large_image",
      title: page.title,
      description: page.description,
      images: ["/og/services/live-chat-support.png"],
    },
  });
});

it("sets noindex, follow for pages that are not indexable", () => {
  expect(pageMetadata({ ...page, indexable: false }, content).robots).toEqual({ index: false, follow: true });
});

it("shortens a long description in all fields", () => {
  const { description, openGraph, twitter } = pageMetadata(
    {
      ...page,
      description: `${page.description} ${"More words than a search result can show ".repeat(5)}.`,
    },
    content,
  );
  expect(description).toBe(page.description);
  expect(textWidth(description ?? "", DESCRIPTION_LIMIT.fontSize)).toBeLessThan(DESCRIPTION_LIMIT.width);
  expect(openGraph?.description).toBe(description);
  expect(twitter?.description).toBe(description);
});
