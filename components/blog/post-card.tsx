import clsx from "clsx";
import type { ReactNode } from "react";
import { Illustration } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { Post } from "@/lib/content";
import { formatDate } from "@/lib/format-date";
import { routes } from "@/lib/routes";

interface PostCardProps {
  post: Post;
  /** True on the page of its category, whose heading names it. */
  hideCategory?: boolean | undefined;
}

/** A post in a list. Its one link covers the whole card. */
export function PostCard(props: PostCardProps) {
  return (
    <article className="group relative">
      <Illustration number={props.post.image} />
      <PostText {...props} />
    </article>
  );
}

/** The first post of a list, in the head of the page. Its one link covers the text. */
export function LeadPost(props: PostCardProps) {
  return (
    <article className="lead-post gap-x-10 gap-y-4 max-lg:grid max-md:grid-cols-1 md:max-lg:grid-cols-2 lg:contents lg:[&>picture]:[grid-area:1/2/span_2] print:[&>picture]:max-w-[8cm]">
      <Illustration number={props.post.image} eager />
      <div className="group relative [&>:first-child]:mt-0 lg:self-end lg:border-t lg:border-line lg:pt-4">
        <PostText {...props} large />
      </div>
    </article>
  );
}

/** @param props `large` for a title of a size between those of cards and of the page */
function PostText({ post, hideCategory, large = false }: PostCardProps & { large?: boolean }) {
  return (
    <>
      <div className="mt-4">
        <PostMeta post={post} category={!hideCategory && post.category} />
      </div>
      <h2
        className={clsx(
          "mt-2 leading-[1.2] tracking-[-0.01em] hyphens-auto wrap-anywhere group-hover:underline",
          large ? "text-[min(1.625rem,12vw)] lg:text-[2rem] lg:leading-[1.12]" : "text-h3",
        )}
      >
        {keepHyphenated(post.title)}
      </h2>
      <p className="mt-2 text-soft">
        {post.excerpt}{" "}
        <SiteLink
          className="whitespace-nowrap font-semibold text-clyde after:absolute after:inset-0"
          href={routes.post(post.slug)}
        >
          Read more<span className="sr-only"> about {post.title}</span>
        </SiteLink>
      </p>
    </>
  );
}

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

/** Keeps words with a hyphen in one piece: balanced lines would break there first. */
export function keepHyphenated(title: string): ReactNode[] {
  return title.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  );
}
