import { Sidebar } from "@/components/blog/sidebar";
import { Newsletter } from "@/components/sections/blocks/newsletter";
import { getContent } from "@/lib/content";

/** The sidebar of all lists of posts. */
export function BlogSidebar() {
  const { posts, postTags, pages } = getContent();
  return (
    <Sidebar
      tags={postTags}
      posts={posts}
      text={pages.blog.sections.newsletter!}
      newsletter={<Newsletter />}
    />
  );
}
