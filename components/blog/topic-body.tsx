import type { ReactNode } from "react";
import type { PageContent, Topic } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { CategoryBar } from "./category-bar";
import { PostListLayout } from "./post-list-layout";
import { PostCard } from "./post-card";
import { PostGrid } from "./post-grid";

interface TopicBodyProps {
  page: PageContent;
  kind: "Category" | "Tag";
  topic: Topic;
  categories: readonly Topic[];
  sidebar: ReactNode;
}

/** The posts of a category or a tag. */
export function TopicBody({ page, kind, topic, categories, sidebar }: TopicBodyProps) {
  return (
    <PostListLayout
      crumbs={crumbs.post(page.title)}
      current={topic.heading}
      badge={kind}
      heading={topic.heading}
      lead={topic.description}
      sidebar={sidebar}
    >
      <div>
        <CategoryBar
          categories={categories.map(({ name, slug }) => ({ name, slug }))}
          current={kind === "Category" ? topic.slug : "none"}
        />
        <div className="mt-9">
          <PostGrid>
            {topic.posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} />
              </li>
            ))}
          </PostGrid>
        </div>
      </div>
    </PostListLayout>
  );
}
