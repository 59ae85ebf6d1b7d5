import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import type { PageContent, Post, Topic } from "@/lib/content";
import { routes } from "@/lib/routes";
import { formatDate } from "./format-date";

/** How many tags and posts the sidebar shows. See docs/behaviour.md#blog. */
export const POPULAR_TAGS = 10;
export const RECENT_POSTS = 5;

interface SidebarProps {
  /** Tags with most posts first. */
  tags: readonly Topic[];
  /** Newest first. */
  posts: readonly Post[];
  text: PageContent["sections"][string];
  /** The newsletter form. */
  newsletter: ReactNode;
}

/** Shown beside every list of posts: tags, recent posts, newsletter and feeds. */
export function Sidebar({ tags, posts, text, newsletter }: SidebarProps) {
  return (
    <aside
      aria-label="More from the blog"
      className="grid content-start gap-10 sm:grid-cols-2 lg:grid-cols-1"
    >
      <section>
        <Heading>Popular Tags</Heading>
        <TagList tags={tags.slice(0, POPULAR_TAGS)} />
      </section>
      <section>
        <Heading>Recent Posts</Heading>
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
      <section>
        <Heading>{text.title}</Heading>
        <p className="mb-4 text-soft">{text.text}</p>
        {newsletter}
        <p className="text-small">
          By feed reader: <FeedLink href={routes.rssFeed()}>RSS</FeedLink>,{" "}
          <FeedLink href={routes.atomFeed()}>Atom</FeedLink>,{" "}
          <FeedLink href={routes.jsonFeed()}>JSON</FeedLink>
        </p>
      </section>
    </aside>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 text-h3 leading-[1.2]">{children}</h2>;
}

// A plain `<a>`: a feed is a file and has no soft navigation.
function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="inline-block py-0.5 underline" href={href}>
      {children}
    </a>
  );
}

/** Tags as links to their pages. */
export function TagList({ tags }: { tags: readonly Pick<Topic, "name" | "slug">[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label="Tags">
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <SiteLink
            className="inline-block py-0.5 text-clyde underline decoration-line underline-offset-4 hover:decoration-current"
            href={routes.blogTag(slug)}
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
