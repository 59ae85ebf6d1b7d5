import type { ReactNode } from "react";
import type { PageContent, Post, Topic } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { CategoryBar } from "./category-bar";
import { PostListLayout } from "./post-list-layout";
import { PostCard } from "./post-card";
import { MAX_ROWS, PostGrid } from "./post-grid";
import { RelatedPosts } from "./post-links";

interface TopicBodyProps {
  page: PageContent;
  kind: "Category" | "Tag";
  topic: Topic;
  categories: readonly Topic[];
  /** Posts of other topics, for one with few of its own. */
  related: readonly Post[];
  /** The service that the posts are about. */
  service?: ReactNode;
  sidebar: ReactNode;
}

/** Whether a topic has so few posts that they have the whole width, without a sidebar beside them. */
export function isShort({ posts }: Topic): boolean {
  return posts.length - 1 <= MAX_ROWS;
}

/** The posts of a category or a tag: the newest in the head of the page, then the others. Two are equal instead. */
export function TopicBody({ page, kind, topic, categories, related, service, sidebar }: TopicBodyProps) {
  const isPair = topic.posts.length === 2;
  const first = isPair ? undefined : topic.posts[0];
  const others = isPair ? topic.posts : topic.posts.slice(1);
  const short = isShort(topic);
  return (
    <PostListLayout
      crumbs={crumbs.belowBlog(page.title)}
      current={topic.heading}
      heading={topic.heading}
      lead={topic.description}
      first={first}
      hideCategory={kind === "Category"}
      short={short}
      sidebar={sidebar}
    >
      <div>
        {kind === "Category" && (
          <div className="post-tools mb-9">
            <CategoryBar
              categories={categories.map(({ name, slug }) => ({ name, slug }))}
              current={topic.slug}
            />
          </div>
        )}
        {others.length > 0 && (
          <PostGrid whole={short}>
            {others.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} hideCategory={kind === "Category"} />
              </li>
            ))}
          </PostGrid>
        )}
        {short && (
          <div className="post-after">
            {service}
            <RelatedPosts posts={related} />
          </div>
        )}
      </div>
    </PostListLayout>
  );
}
