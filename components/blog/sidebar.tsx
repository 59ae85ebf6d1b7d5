import { Fragment, type ReactNode } from "react";
import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import type { Content, Post, Topic } from "@/lib/content";
import { formatDate } from "@/lib/format-date";
import { routes } from "@/lib/routes";

/** How many tags and posts the sidebar shows. See docs/behaviour.md#blog. */
const POPULAR_TAGS = 10;
const RECENT_POSTS = 5;

const HEADING = "mb-3 text-h3 leading-[1.2]";

/** Plain links: a feed is a file and has no soft navigation. */
const FEEDS = [
  ["RSS", routes.rssFeed()],
  ["Atom", routes.atomFeed()],
  ["JSON", routes.jsonFeed()],
] as const;

interface SidebarProps {
  /** Tags with most posts first. */
  tags: readonly Topic[];
  /** Newest first. Empty on pages whose list begins with them. */
  posts: readonly Post[];
  text: Content["pages"]["blog"]["sections"]["newsletter"];
  /** The tag whose page this is. */
  tag?: Topic | undefined;
  /** The newest posts stand above the sidebar on phones and tablets, so that they are not shown again there. */
  newestAbove?: boolean;
  /** The newsletter form. */
  newsletter: ReactNode;
}

/** Shown beside every list of posts: tags, recent posts, newsletter and feeds. */
export function Sidebar({ tags, posts, text, tag, newestAbove = false, newsletter }: SidebarProps) {
  return (
    <aside
      aria-label="More from the blog"
      className="post-more grid content-start gap-10 max-[40rem]:grid-cols-1 min-[40rem]:max-lg:grid-cols-2 min-[40rem]:max-lg:[&>:nth-child(2)]:[grid-area:1/2/span_2] print:hidden"
    >
      <section>
        <h2 className={HEADING}>Popular Tags</h2>
        <TagList tags={popularTags(tags, tag)} current={tag?.slug} />
      </section>
      {posts.length > 0 && (
        <section className={clsx(newestAbove && "max-lg:hidden")}>
          <h2 className={HEADING}>Recent Posts</h2>
          <ul>
            {posts.slice(0, RECENT_POSTS).map(({ slug, title, date }) => (
              <li key={slug} className="border-t border-line py-3">
                <SiteLink className="font-semibold hover:underline" href={routes.post(slug)}>
                  {title}
                </SiteLink>
                <p className="text-small text-soft">{formatDate(date)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={HEADING}>{text.title}</h2>
        <p className="mb-4 text-soft">{text.text}</p>
        {newsletter}
        <p className="text-small">
          By feed reader:{" "}
          {FEEDS.map(([name, url], index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              <a className="inline-block py-0.5 underline" href={url}>
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      </section>
    </aside>
  );
}

/** The tags with most posts, and always that of the page. */
function popularTags(tags: readonly Topic[], current: Topic | undefined): readonly Topic[] {
  const popular = tags.slice(0, POPULAR_TAGS);
  if (!current || popular.includes(current)) return popular;
  return [...popular.slice(0, -1), current];
}

interface TagListProps {
  tags: readonly Pick<Topic, "name" | "slug">[];
  /** Slug of the tag whose page this is. */
  current?: string | undefined;
}

/** Tags as links to their pages. */
export function TagList({ tags, current }: TagListProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label="Tags">
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <SiteLink
            className="inline-block py-0.5 text-clyde underline decoration-line underline-offset-4 hover:decoration-current aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:decoration-amber aria-[current]:decoration-2"
            href={routes.blogTag(slug)}
            aria-current={slug === current ? "page" : undefined}
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
