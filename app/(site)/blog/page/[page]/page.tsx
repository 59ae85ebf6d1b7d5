import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BlogList } from "../../blog-list";
import { blogMetadata } from "../../blog-metadata";

interface BlogListPageProps {
  params: Promise<{ page: string }>;
}

// The first page of the list is /blog.
export function generateStaticParams() {
  const { postPages } = getContent();
  return postPages.slice(1).map((_, index) => ({ page: String(index + 2) }));
}

async function findPage({ params }: BlogListPageProps) {
  const { page } = await params;
  const { postPages } = getContent();
  const number = postPages.findIndex((_, index) => index > 0 && String(index + 1) === page) + 1;
  return { number, posts: postPages[number - 1] ?? notFound() };
}

export async function generateMetadata(props: BlogListPageProps): Promise<Metadata> {
  const { number, posts } = await findPage(props);
  const { title } = getContent().pages.blog;
  const [first, last] = [posts.at(0)?.title, posts.at(-1)?.title];
  return blogMetadata({
    title: `${title}, page ${number}`,
    description: `Older articles, from “${first}” back to “${last}”.`,
    path: routes.blogPage(number),
  });
}

export default async function BlogListPage(props: BlogListPageProps) {
  return <BlogList number={(await findPage(props)).number} />;
}
