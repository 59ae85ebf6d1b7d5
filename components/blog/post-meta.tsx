import type { ReactNode } from "react";
import type { Post } from "@/lib/content";
import { formatDate } from "@/lib/dates";

interface PostMetaProps {
  post: Pick<Post, "date" | "readTime">;
  /** The category, as text or as a link. */
  category?: ReactNode;
}

/** Category, date and read time of a post. In a narrow column the category has a line of its own, in all entries alike. */
export function PostMeta({ post, category }: PostMetaProps) {
  return (
    <div className="@container">
      <p className="text-small text-soft">
        {category && (
          <>
            <span className="font-semibold text-clyde @max-[22rem]:block">{category}</span>{" "}
            <span aria-hidden="true" className="@max-[22rem]:hidden">
              ·{" "}
            </span>
          </>
        )}
        <time dateTime={post.date} className="inline-block">
          {formatDate(post.date)}
        </time>{" "}
        <span aria-hidden="true">·</span> <span className="inline-block">{post.readTime} min read</span>
      </p>
    </div>
  );
}
