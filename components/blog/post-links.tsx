import clsx from "clsx";
import { Illustration } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { Post } from "@/lib/content";
import { routes } from "@/lib/routes";
import { PostMeta, keepHyphenated } from "./post-card";

/** Links to the previous and the next post, by date. */
export function Neighbours({ older, newer }: { older?: Post; newer?: Post }) {
  return (
    <nav
      aria-label="Previous and next article"
      className="page mt-14 grid gap-x-14 border-t border-line sm:grid-cols-2 print:hidden"
    >
      {older ? <Neighbour label="Previous" rel="prev" post={older} /> : <span />}
      {newer && <Neighbour label="Next" rel="next" post={newer} />}
    </nav>
  );
}

function Neighbour({ label, rel, post }: { label: string; rel: "prev" | "next"; post: Post }) {
  return (
    <SiteLink
      href={routes.post(post.slug)}
      rel={rel}
      className={clsx("group block py-5 text-balance", rel === "next" && "sm:text-right")}
    >
      <span className="block text-small text-soft">{label}</span>
      <span className="font-display text-h3 leading-[1.2] font-semibold group-hover:underline">
        {keepHyphenated(post.title)}
      </span>
    </SiteLink>
  );
}

interface RelatedPostsProps {
  posts: readonly Post[];
  className?: string;
}

/** Posts in three columns, each below its picture; on phones below each other, each beside its picture. */
export function RelatedPosts({ posts, className }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={clsx("mt-14 md:mt-22", className)}>
      <h2 className="mb-6">Related Posts</h2>
      <ul className="@container grid grid-cols-1 gap-x-10 gap-y-7 md:grid-cols-3">
        {posts.map((post) => (
          <li
            key={post.slug}
            className="grid items-start gap-x-5 max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:@max-[16em]:grid-cols-1 max-md:@max-[16em]:gap-y-3 md:content-start"
          >
            <Illustration number={post.image} />
            <div>
              <div className="md:mt-4">
                <PostMeta post={post} category={post.category} />
              </div>
              <h3 className="mt-1 text-base leading-[1.2] hyphens-auto md:text-h3 wrap-anywhere">
                <SiteLink className="hover:underline" href={routes.post(post.slug)}>
                  {keepHyphenated(post.title)}
                </SiteLink>
              </h3>
              <p className="mt-2 text-soft max-md:hidden">{post.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
