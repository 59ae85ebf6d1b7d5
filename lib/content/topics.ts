import { routes } from "@/lib/routes";
import type { Post, Topic, TopicText } from "./schema/post.ts";

/** Posts on a page of the blog's list. This number and that of related posts are rules: docs/behaviour.md#blog. */
export const POSTS_PER_PAGE = 12;
/** Pages of categories and tags with fewer posts are not indexed. */
const MIN_INDEXABLE = 3;
/** Related posts below a post. */
const MAX_RELATED = 3;

/** The blog with its lists. */
export interface Blog {
  /** Newest first. */
  posts: Post[];
  /** The posts of each page of the list. */
  postPages: Post[][];
  /** In the order of `content/pages/blog.yaml`. */
  postCategories: Topic[];
  /** Those with the most posts first. */
  postTags: Topic[];
}

interface BlogTexts {
  categories: Readonly<Record<string, TopicText>>;
  tags: Readonly<Record<string, TopicText>>;
}

/**
 * Groups posts by page, category and tag.
 *
 * @param posts newest first
 */
export function buildBlog(posts: Post[], texts: BlogTexts): Blog {
  return {
    posts,
    postPages: paginate(posts),
    postCategories: buildTopics(texts.categories, (name) =>
      posts.filter(({ category }) => category === name),
    ),
    postTags: buildTopics(texts.tags, (name) => posts.filter(({ tags }) => tags.includes(name))).sort(
      (a, b) => b.posts.length - a.posts.length,
    ),
  };
}

/** Paths of the blog's lists: the pages after the first, and every category and tag with a post. */
export function pathsOfBlog(posts: Post[], texts: BlogTexts): string[] {
  const { postPages, postCategories, postTags } = buildBlog(posts, texts);
  return [
    ...postPages.slice(1).map((_, index) => routes.blogPage(index + 2)),
    ...postCategories.map(({ slug }) => routes.blogCategory(slug)),
    ...postTags.map(({ slug }) => routes.blogTag(slug)),
  ];
}

function paginate(posts: readonly Post[]): Post[][] {
  return Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) }, (_, page) =>
    posts.slice(page * POSTS_PER_PAGE, (page + 1) * POSTS_PER_PAGE),
  );
}

function buildTopics(texts: Readonly<Record<string, TopicText>>, postsOf: (name: string) => Post[]): Topic[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const posts = postsOf(name);
    if (posts.length === 0) return [];
    const slug = name.toLowerCase().replaceAll(" ", "-");
    return [{ ...text, name, slug, posts, indexable: posts.length >= MIN_INDEXABLE }];
  });
}

/**
 * Posts of the same category or with a common tag: those with the most common tags first, then the same category,
 * then the newest.
 *
 * @param posts newest first
 */
export function relatedPosts(post: Post, posts: readonly Post[]): Post[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({
      other,
      shared: other.tags.filter((tag) => post.tags.includes(tag)).length,
      sibling: other.category === post.category ? 1 : 0,
    }))
    .filter(({ shared, sibling }) => shared + sibling > 0)
    .sort((a, b) => b.shared - a.shared || b.sibling - a.sibling)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

/**
 * Posts that are related to those of a topic and not among them, those of the newest first.
 *
 * @param all newest first
 */
export function relatedToTopic(topic: readonly Post[], all: readonly Post[]): Post[] {
  const others = all.filter((post) => !topic.includes(post));
  return [...new Set(topic.flatMap((post) => relatedPosts(post, others)))];
}

/** The previous and the next post by date. */
export function neighbouringPosts(post: Post, posts: readonly Post[]): { older?: Post; newer?: Post } {
  const index = posts.findIndex(({ slug }) => slug === post.slug);
  return { older: posts[index + 1], newer: posts[index - 1] };
}
