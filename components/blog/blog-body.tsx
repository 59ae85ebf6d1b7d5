import type { ReactNode } from "react";
import type { Content, Post, Topic } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { PostListLayout } from "./post-list-layout";
import { Pagination } from "./pagination";
import { PostCard } from "./post-card";
import { PostFilter } from "./post-filter";

interface BlogBodyProps {
  page: Content["pages"]["blog"];
  /** All posts, newest first. */
  posts: readonly Post[];
  categories: readonly Topic[];
  /** The page of the list, counted from 1. */
  number: number;
  perPage: number;
  sidebar: ReactNode;
}

/** A page of the list of posts, the newest of them in its head. Search and filter cover all posts. */
export function BlogBody({ page, posts, categories, number, perPage, sidebar }: BlogBodyProps) {
  const slugOf = new Map(categories.map(({ name, slug }) => [name, slug]));
  const count = Math.ceil(posts.length / perPage);
  return (
    <PostListLayout
      crumbs={number > 1 ? crumbs.belowBlog(page.title) : crumbs.blog()}
      current={number > 1 ? `Page ${number}` : page.title}
      heading={page.heading}
      part={number > 1 ? `Page ${number} of ${count}` : undefined}
      lead={number > 1 ? undefined : page.lead}
      first={posts[(number - 1) * perPage]}
      sidebar={sidebar}
    >
      <PostFilter
        // Each page of the list has its own filter state.
        key={number}
        entries={posts.map((post) => ({
          slug: post.slug,
          title: post.title,
          excerpt: post.excerpt,
          category: slugOf.get(post.category) ?? "",
          card: <PostCard post={post} />,
        }))}
        categories={categories.map(({ name, slug }) => ({ name, slug }))}
        page={number}
        perPage={perPage}
      >
        <Pagination
          current={number}
          count={count}
          hrefOf={(target) => (target === 1 ? routes.blog() : routes.blogPage(target))}
        />
      </PostFilter>
    </PostListLayout>
  );
}
