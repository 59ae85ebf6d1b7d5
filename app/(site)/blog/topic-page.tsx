import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactElement } from "react";
import { isShort, TopicBody } from "@/components/blog/topic-body";
import { TopicService } from "@/components/blog/topic-body";
import { describePrice } from "@/components/sections/services/service-price";
import { getContent, relatedToTopic, type Topic } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { BreadcrumbData, postEntries } from "../structured-data";
import { BlogSidebar } from "./blog-sidebar";
import { blogMetadata } from "./metadata";

/** The differences between pages of categories and of tags. */
const KINDS = {
  Category: {
    topics: () => getContent().postCategories,
    title: (heading: string) => `${heading} Articles`,
    route: routes.blogCategory,
  },
  Tag: {
    topics: () => getContent().postTags,
    title: (heading: string) => `Articles Tagged “${heading}”`,
    route: routes.blogTag,
  },
};
type TopicKind = keyof typeof KINDS;

/** The slugs of all categories or tags, as values of a route's parameter. */
export function topicParams<P extends string>(kind: TopicKind, parameter: P): Record<P, string>[] {
  return KINDS[kind].topics().map(({ slug }) => ({ [parameter]: slug }) as Record<P, string>);
}

function findTopic(kind: TopicKind, slug: string): Topic {
  return KINDS[kind].topics().find((topic) => topic.slug === slug) ?? notFound();
}

export function topicMetadata(kind: TopicKind, slug: string): Metadata {
  const { title, route } = KINDS[kind];
  const { heading, description, indexable } = findTopic(kind, slug);
  return blogMetadata({ title: title(heading), description, path: route(slug), indexable });
}

export function topicElement(kind: TopicKind, slug: string): ReactElement {
  const { pages, posts, postCategories, services, plans } = getContent();
  const topic = findTopic(kind, slug);
  const service = services.find((each) => each.slug === topic.service);
  return (
    <>
      <BreadcrumbData
        crumbs={crumbs.belowBlog(pages.blog.title)}
        page={{ name: topic.heading, path: KINDS[kind].route(slug) }}
        entries={postEntries(topic.posts)}
      />
      <TopicBody
        page={pages.blog}
        kind={kind}
        topic={topic}
        categories={postCategories}
        related={relatedToTopic(topic.posts, posts).slice(0, 3)}
        service={
          service && <TopicService service={service} price={describePrice(service.slug, plans).figure} />
        }
        sidebar={<BlogSidebar tag={kind === "Tag" ? topic : undefined} withoutRecent={isShort(topic)} />}
      />
    </>
  );
}
