import { BlogBody } from "@/components/blog/blog-body";
import { getContent, POSTS_PER_PAGE } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { BreadcrumbData, postEntries } from "../page-json-ld";
import { BlogSidebar } from "./blog-sidebar";

/** A page of the list of posts, counted from 1: the first is /blog, the second /blog/page/2. */
export function BlogList({ number }: { number: number }) {
  const { posts, postPages, postCategories, pages } = getContent();
  const { title } = pages.blog;
  return (
    <>
      <BreadcrumbData
        crumbs={number > 1 ? crumbs.belowBlog(title) : crumbs.blog()}
        page={
          number > 1
            ? { name: `${title}, page ${number}`, path: routes.blogPage(number) }
            : { name: title, path: routes.blog() }
        }
        entries={postEntries(postPages[number - 1]!)}
      />
      <BlogBody
        page={pages.blog}
        posts={posts}
        categories={postCategories}
        number={number}
        perPage={POSTS_PER_PAGE}
        sidebar={<BlogSidebar newestAbove={number === 1} />}
      />
    </>
  );
}
