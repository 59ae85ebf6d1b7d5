import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TopicBody } from "@/components/blog/topic-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BlogSidebar } from "../../blog-sidebar";
import { blogMetadata } from "../../metadata";

interface CategoryPageProps {
  params: Promise<{ category: string }>;
}

export function generateStaticParams() {
  return getContent().postCategories.map(({ slug }) => ({ category: slug }));
}

async function findCategory({ params }: CategoryPageProps) {
  const { category: slug } = await params;
  return getContent().postCategories.find((topic) => topic.slug === slug) ?? notFound();
}

export async function generateMetadata(props: CategoryPageProps): Promise<Metadata> {
  const { heading, description, slug, indexable } = await findCategory(props);
  return blogMetadata({
    title: `${heading} Articles`,
    description,
    path: routes.blogCategory(slug),
    indexable,
  });
}

export default async function CategoryPage(props: CategoryPageProps) {
  const { pages, postCategories } = getContent();
  return (
    <TopicBody
      page={pages.blog}
      kind="Category"
      topic={await findCategory(props)}
      categories={postCategories}
      sidebar={<BlogSidebar />}
    />
  );
}
