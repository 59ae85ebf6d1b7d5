import { SiteLink } from "@/components/layout/site-link";
import type { Post } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Illustration } from "./illustrations";
import { PostMeta } from "./post-meta";
import { unbroken } from "./unbroken";

/** A post in a list. Its one link covers the whole card. */
export function PostCard({ post }: { post: Post }) {
  return (
    <article className="group relative">
      <Illustration number={post.image} />
      <PostText post={post} />
    </article>
  );
}

/** The first post of a list, in the head of the page. Its one link covers the text. */
export function LeadPost({ post }: { post: Post }) {
  return (
    <article className="lead-post">
      <Illustration number={post.image} />
      <div className="group relative [&>:first-child]:mt-0">
        <PostText post={post} />
      </div>
    </article>
  );
}

function PostText({ post }: { post: Post }) {
  return (
    <>
      <div className="mt-4">
        <PostMeta post={post} category={post.category} />
      </div>
      <h2 className="mt-2 text-h3 leading-[1.2] tracking-[-0.01em] group-hover:underline">
        {unbroken(post.title)}
      </h2>
      <p className="mt-2 text-soft">{post.excerpt}</p>
      <p className="mt-3 font-semibold text-clyde">
        <SiteLink className="inline-block py-1 after:absolute after:inset-0" href={routes.post(post.slug)}>
          Read more<span className="sr-only"> about {post.title}</span>
        </SiteLink>
      </p>
    </>
  );
}
