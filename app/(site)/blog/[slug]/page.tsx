import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostBody } from "@/components/blog/post-body";
import { JsonLd, jsonLdText } from "@/components/layout/json-ld";
import { NewsletterForm } from "@/components/sections/blocks/newsletter-form";
import { getContent, getOrigin, neighbouringPosts, relatedPosts } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { blogPosting } from "@/lib/seo/schema-org-nodes";
import { PostHours } from "../../coverage-drawings";
import { BreadcrumbData } from "../../page-json-ld";
import { blogMetadata } from "../blog-metadata";

interface PostPageProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  return getContent().posts.map(({ slug }) => ({ slug }));
}

async function findPost({ params }: PostPageProps) {
  const { slug } = await params;
  return getContent().posts.find((post) => post.slug === slug) ?? notFound();
}

export async function generateMetadata(props: PostPageProps): Promise<Metadata> {
  const { title, excerpt, slug, date, updated, author, category, tags } = await findPost(props);
  const metadata = blogMetadata({ title, description: excerpt, path: routes.post(slug) });
  const openGraphArticle = {
    type: "article",
    publishedTime: date,
    modifiedTime: updated,
    section: category,
    tags,
  } as const;
  return {
    ...metadata,
    authors: { name: author },
    openGraph: { ...metadata.openGraph, ...openGraphArticle },
  };
}

export default async function PostPage(props: PostPageProps) {
  const post = await findPost(props);
  const path = routes.post(post.slug);
  const { site, posts, postCategories, postTags, pages } = getContent();
  return (
    <>
      <JsonLd text={jsonLdText(blogPosting(post, site, getOrigin()))} />
      <BreadcrumbData crumbs={crumbs.belowBlog(pages.blog.title)} page={{ name: post.title, path }} />
      <PostBody
        post={post}
        page={pages.blog}
        category={postCategories.find(({ name }) => name === post.category)!}
        tags={post.tags.map((tag) => postTags.find(({ name }) => name === tag)!)}
        related={relatedPosts(post, posts)}
        neighbours={neighbouringPosts(post, posts)}
        url={getOrigin() + path}
        hours={post.clocks && <PostHours slugs={post.clocks} />}
        newsletter={<NewsletterForm main />}
      />
    </>
  );
}
