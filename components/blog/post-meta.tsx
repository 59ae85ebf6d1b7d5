import type { ReactNode } from "react";
import type { Post } from "@/lib/content";
import { formatDate } from "./format-date";

interface PostMetaProps {
  post: Pick<Post, "date" | "readTime">;
  /** The category, as text or as a link; left out where the list is of one category. */
  category?: ReactNode;
}

/**
 * Category, date and read time of an article. A dot stands before each and is cut off at the start
 * of a line, so that none hangs at an end where the line breaks.
 */
export function PostMeta({ post, category }: PostMetaProps) {
  return (
    <p className="text-small text-soft [clip-path:inset(-0.5rem_-0.5rem_-0.5rem_-0.25rem)]">
      <span className="-ml-5 flex flex-wrap">
        {category && <Part className="font-semibold text-clyde">{category}</Part>}
        <Part>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </Part>
        <Part>{post.readTime} min read</Part>
      </span>
    </p>
  );
}

function Part({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className="flex">
      <span aria-hidden="true" className="w-5 text-center">
        ·
      </span>
      <span className={className}>{children}</span>
    </span>
  );
}
