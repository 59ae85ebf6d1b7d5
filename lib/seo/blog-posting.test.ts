import { getContent } from "@/lib/content";
import { blogPosting } from "./blog-posting";

test("the structured data of a post has the content of its page", () => {
  const { posts, site } = getContent();
  const post = {
    ...posts[0]!,
    title: "Who Answers at Lunch?",
    slug: "who-answers-at-lunch",
    excerpt: "How to count the calls between noon and two.",
    date: "2026-10-20",
    updated: "2026-10-27",
    author: "Ada Reid",
    category: "Technology" as const,
    words: 812,
    readTime: 4,
  };
  const company = { ...site, brand: "Airewell", legalName: "Airewell Support Ltd" };
  expect(blogPosting(post, company, "https://www.example.test")).toMatchObject({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    url: "https://www.example.test/blog/who-answers-at-lunch",
    mainEntityOfPage: "https://www.example.test/blog/who-answers-at-lunch",
    headline: "Who Answers at Lunch?",
    description: "How to count the calls between noon and two.",
    image: "https://www.example.test/og/blog/who-answers-at-lunch.png",
    datePublished: "2026-10-20",
    dateModified: "2026-10-27",
    articleSection: "Technology",
    keywords: post.tags,
    wordCount: 812,
    timeRequired: "PT4M",
    author: { "@type": "Person", name: "Ada Reid", jobTitle: "Content Specialist" },
    publisher: {
      "@type": "Organization",
      name: "Airewell",
      legalName: "Airewell Support Ltd",
      url: "https://www.example.test/",
    },
    isPartOf: { "@type": "Blog", name: "Airewell blog", url: "https://www.example.test/blog" },
  });
});
