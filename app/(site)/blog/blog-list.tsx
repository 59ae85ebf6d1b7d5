import { BlogBody } from "@/components/blog/blog-body";
import { getContent, POSTS_PER_PAGE } from "@/lib/content";
import { BlogSidebar } from "./blog-sidebar";

/** A page of the list of posts, counted from 1: the first is /blog, the second /blog/page/2. */
export function BlogList({ number }: { number: number }) {
  const { posts, postCategories, pages } = getContent();
  return (
    <BlogBody
      page={pages.blog}
      posts={posts}
      categories={postCategories}
      number={number}
      perPage={POSTS_PER_PAGE}
      sidebar={<BlogSidebar />}
    />
  );
}
