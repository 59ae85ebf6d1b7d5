import type { ReactNode } from "react";
import type { Post } from "@/lib/content";
import { formatDate } from "./format-date";

interface PostMetaProps {
  post: Pick<Post, "date" | "readTime">;
  /** The category, as text or as a link. */
  category?: ReactNode;
}

/**
 * Category, date and read time of a post. Each begins with a dot, which is clipped at the start of a line, so that no line
 * begins or ends with one.
 */
export function PostMeta({ post, category }: PostMetaProps) {
  return (
    <p className="text-small text-soft [clip-path:inset(-0.5rem_-0.5rem_-0.5rem_-0.25rem)]">
      <span className="-ml-5 flex flex-wrap">
        {category && <Item className="font-semibold text-clyde">{category}</Item>}
        <Item>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </Item>
        <Item>{post.readTime} min read</Item>
      </span>
    </p>
  );
}

function Item({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className="flex">
      <span aria-hidden="true" className="w-5 text-center">
        ·
      </span>
      <span className={className}>{children}</span>
    </span>
  );
}
