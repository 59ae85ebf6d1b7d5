import { getContent } from "@/lib/content";
import { blogPosting } from "./blog-posting";

test("the structured data of a post has the content of its page", () => {
  const { posts, site } = getContent();
  const post = posts.find(({ id }) => id === "blog-1")!;
  expect(blogPosting(post, site, "https://www.example.test")).toMatchObject({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    url: "https://www.example.test/blog/what-a-missed-call-really-costs",
    mainEntityOfPage: "https://www.example.test/blog/what-a-missed-call-really-costs",
    headline: "What a Missed Call Really Costs",
    description: post.excerpt,
    image: "https://www.example.test/og/blog/what-a-missed-call-really-costs.png",
    datePublished: "2025-11-18",
    dateModified: post.updated,
    articleSection: "Business Growth",
    keywords: post.tags,
    wordCount: post.words,
    timeRequired: "PT5M",
    author: { "@type": "Person", name: "Mairi Colquhoun", jobTitle: "Content Specialist" },
    publisher: { "@type": "Organization", name: "Clydeline", url: "https://www.example.test/" },
    isPartOf: { "@type": "Blog", url: "https://www.example.test/blog" },
  });
});
