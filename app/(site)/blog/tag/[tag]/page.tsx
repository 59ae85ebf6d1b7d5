import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TopicBody } from "@/components/blog/topic-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BlogSidebar } from "../../blog-sidebar";
import { blogMetadata } from "../../metadata";

interface TagPageProps {
  params: Promise<{ tag: string }>;
}

export function generateStaticParams() {
  return getContent().postTags.map(({ slug }) => ({ tag: slug }));
}

async function findTag({ params }: TagPageProps) {
  const { tag: slug } = await params;
  return getContent().postTags.find((topic) => topic.slug === slug) ?? notFound();
}

export async function generateMetadata(props: TagPageProps): Promise<Metadata> {
  const { heading, description, slug, indexable } = await findTag(props);
  return blogMetadata({
    title: `Articles Tagged “${heading}”`,
    description,
    path: routes.blogTag(slug),
    indexable,
  });
}

export default async function TagPage(props: TagPageProps) {
  const { pages, postCategories } = getContent();
  return (
    <TopicBody
      page={pages.blog}
      kind="Tag"
      topic={await findTag(props)}
      categories={postCategories}
      sidebar={<BlogSidebar />}
    />
  );
}
