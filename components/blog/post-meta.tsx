import type { ReactNode } from "react";
import type { Post } from "@/lib/content";
import { formatDate } from "./format-date";

interface PostMetaProps {
  post: Pick<Post, "date" | "readTime">;
  /** The category, as text or as a link; left out where the list is of one category. */
  category?: ReactNode;
}

/** Category, date and read time of an article in one line. */
export function PostMeta({ post, category }: PostMetaProps) {
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-soft">
      {category && (
        <>
          <span className="font-semibold text-clyde">{category}</span>
          <Dot />
        </>
      )}
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      <Dot />
      <span>{post.readTime} min read</span>
    </p>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}
