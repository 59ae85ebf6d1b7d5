import type { BlogPosting, WithContext } from "schema-dts";
import type { Post, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { socialCardPath } from "./social-card";

/**
 * Structured data of a post. `components/blog/post-body.tsx` prints the same job title: docs/behaviour.md#blog.
 *
 * @param origin public origin of the site, without a trailing slash
 */
export function blogPosting(post: Post, site: Site, origin: string): WithContext<BlogPosting> {
  const url = origin + routes.post(post.slug);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: origin + socialCardPath(routes.post(post.slug)),
    inLanguage: "en-GB",
    datePublished: post.date,
    dateModified: post.updated,
    articleSection: post.category,
    keywords: post.tags,
    wordCount: post.words,
    timeRequired: `PT${post.readTime}M`,
    author: { "@type": "Person", name: post.author, jobTitle: "Content Specialist" },
    publisher: {
      "@type": "Organization",
      name: site.brand,
      legalName: site.legalName,
      url: origin + routes.home(),
    },
    isPartOf: { "@type": "Blog", name: `${site.brand} blog`, url: origin + routes.blog() },
  };
}
