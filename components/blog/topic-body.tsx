import type { ReactNode } from "react";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { isScene } from "@/lib/art";
import type { Content, Post, Topic, Service } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { CategoryBar } from "./category-bar";
import { PostCard } from "./post-card";
import { RelatedPosts } from "./post-links";
import { MAX_ROWS, PostGrid } from "./post-grid";
import { PostListLayout } from "./post-list-layout";

interface TopicBodyProps {
  page: Content["pages"]["blog"];
  kind: "category" | "tag";
  topic: Topic;
  categories: readonly Topic[];
  /** Posts of other topics, for one with few of its own. */
  related: readonly Post[];
  /** The service that the posts are about. */
  service?: ReactNode;
  sidebar: ReactNode;
}

/** Whether a topic has so few posts that they have the whole width, without a sidebar beside them. */
export function isShort({ posts }: Topic): boolean {
  return posts.length - 1 <= MAX_ROWS;
}

/** The posts of a category or a tag: the newest in the head of the page, then the others. Two are equal instead. */
export function TopicBody({ page, kind, topic, categories, related, service, sidebar }: TopicBodyProps) {
  const isPair = topic.posts.length === 2;
  const first = isPair ? undefined : topic.posts[0];
  const others = isPair ? topic.posts : topic.posts.slice(1);
  const short = isShort(topic);
  return (
    <PostListLayout
      crumbs={crumbs.belowBlog(page.title)}
      current={topic.heading}
      heading={topic.heading}
      lead={topic.description}
      first={first}
      hideCategory={kind === "category"}
      short={short}
      sidebar={sidebar}
    >
      <div className="lg:contents">
        {kind === "category" && (
          <div className="mb-9 lg:col-span-full lg:row-start-1 print:hidden">
            <CategoryBar
              categories={categories.map(({ name, slug }) => ({ name, slug }))}
              current={topic.slug}
            />
          </div>
        )}
        {others.length > 0 && (
          <PostGrid whole={short}>
            {others.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} hideCategory={kind === "category"} />
              </li>
            ))}
          </PostGrid>
        )}
        {short && (
          <div className="lg:[grid-area:3/1/auto/-1]">
            {service}
            <RelatedPosts posts={related} />
          </div>
        )}
      </div>
    </PostListLayout>
  );
}

interface TopicServiceProps {
  service: Service;
  price: string;
}

/** The service that the posts of a topic are about, with its price: on deep, so that it is no post. */
export function TopicService({ service, price }: TopicServiceProps) {
  const { slug, title, summary } = service;
  return (
    <section className="relative mt-10 items-center sm:grid gap-x-12 rounded-card border border-transparent bg-deep p-[min(1.25rem,5vw)] text-on-deep sm:grid-cols-[min(14rem,35%)_minmax(0,1fr)] md:mt-14 md:p-7 lg:grid-cols-[min(22rem,30%)_minmax(0,1fr)_auto] [&_:focus-visible]:outline-amber print:border-line">
      {/* Phones have it beside the title. */}
      {isScene(slug) && (
        <div className="max-sm:float-right max-sm:mb-2 max-sm:ml-4 max-sm:w-[min(7rem,35%)] sm:max-lg:row-span-2">
          <Scene name={slug} decorative />
        </div>
      )}
      <div className="min-w-0">
        <p className="text-small text-soft-on-deep">The service for it</p>
        <h2 className="mt-1 text-[min(1.625rem,10vw)] sm:text-[2rem] wrap-anywhere">{title}</h2>
        <p className="mt-3 text-soft-on-deep">{summary}</p>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-start-2 lg:col-start-3 lg:mt-0 lg:mr-4 lg:flex-col-reverse">
        <ButtonLink main href={routes.service(slug)}>
          Learn More<span className="sr-only"> about {title}</span>
        </ButtonLink>
        <span className="font-display text-h3 font-semibold first-letter:uppercase lg:text-[1.75rem]">
          {price}
        </span>
      </p>
    </section>
  );
}
