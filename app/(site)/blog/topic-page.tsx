import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isShort, TopicBody } from "@/components/blog/topic-body";
import { TopicService } from "@/components/blog/topic-body";
import { describePrice } from "@/components/sections/services/service-price";
import { getContent, relatedToTopic, type Topic } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { BreadcrumbData, postEntries } from "../page-json-ld";
import { BlogSidebar } from "./blog-sidebar";
import { blogMetadata } from "./blog-metadata";

/** The differences between pages of categories and of tags, by the parameter of their route. */
const KINDS = {
  category: {
    topics: () => getContent().postCategories,
    title: (heading: string) => `${heading} Articles`,
    url: routes.blogCategory,
  },
  tag: {
    topics: () => getContent().postTags,
    title: (heading: string) => `Articles Tagged “${heading}”`,
    url: routes.blogTag,
  },
};
type TopicKind = keyof typeof KINDS;

/** The exports of the route of categories or of tags. */
export function topicRoute<Kind extends TopicKind>(kind: Kind) {
  type Params = Record<Kind, string>;
  const { topics, title, url } = KINDS[kind];

  async function findTopic(params: Promise<Params>): Promise<Topic> {
    const { [kind]: slug } = await params;
    return topics().find((topic) => topic.slug === slug) ?? notFound();
  }

  function generateStaticParams() {
    return topics().map(({ slug }) => ({ [kind]: slug }) as Params);
  }

  async function generateMetadata({ params }: { params: Promise<Params> }): Promise<Metadata> {
    const { heading, description, slug, indexable } = await findTopic(params);
    return blogMetadata({ title: title(heading), description, path: url(slug), indexable });
  }

  async function TopicPage({ params }: { params: Promise<Params> }) {
    const topic = await findTopic(params);
    const { pages, posts, postCategories, services, plans } = getContent();
    const service = services.find(({ slug }) => slug === topic.service);
    return (
      <>
        <BreadcrumbData
          crumbs={crumbs.belowBlog(pages.blog.title)}
          page={{ name: topic.heading, path: url(topic.slug) }}
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
          sidebar={<BlogSidebar tag={kind === "tag" ? topic : undefined} withoutRecent={isShort(topic)} />}
        />
      </>
    );
  }

  return { generateStaticParams, generateMetadata, TopicPage };
}
