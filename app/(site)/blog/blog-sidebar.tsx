import { Sidebar } from "@/components/blog/sidebar";
import { NewsletterForm } from "@/components/sections/blocks/newsletter-form";
import { getContent, type Topic } from "@/lib/content";

interface BlogSidebarProps {
  /** The tag whose page this is. */
  tag?: Topic | undefined;
  newestAbove?: boolean;
  /** True below a short list, where related posts stand. */
  withoutRecent?: boolean;
}

/** The sidebar of all lists of posts. */
export function BlogSidebar({ tag, newestAbove, withoutRecent }: BlogSidebarProps) {
  const { posts, postTags, pages } = getContent();
  return (
    <Sidebar
      tags={postTags}
      posts={withoutRecent ? [] : posts}
      tag={tag}
      newestAbove={newestAbove}
      text={pages.blog.sections.newsletter}
      newsletter={<NewsletterForm />}
    />
  );
}
