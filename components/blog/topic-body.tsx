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
  /** The service that the posts are about, as a list item. */
  service?: ReactNode;
  sidebar: ReactNode;
}

/** The posts of a category or a tag: the newest in the head of the page, then the others. */
export function TopicBody({ page, kind, topic, categories, related, service, sidebar }: TopicBodyProps) {
  const [first, ...others] = topic.posts;
  const short = others.length <= MAX_ROWS;
  return (
    <PostListLayout
      crumbs={crumbs.post(page.title)}
      current={topic.heading}
      heading={topic.heading}
      lead={topic.description}
      first={first}
      short={short}
      sidebar={sidebar}
    >
      <div>
        {kind === "Category" && (
          <div className="post-tools">
            <CategoryBar
              categories={categories.map(({ name, slug }) => ({ name, slug }))}
              current={topic.slug}
            />
          </div>
        )}
        {others.length > 0 && (
          <PostGrid>
            {others.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} />
              </li>
            ))}
          </PostGrid>
        )}
        {short && <RelatedPosts title="Also on this subject" posts={related} before={service} />}
      </div>
    </PostListLayout>
  );
}
