import { getContent } from "./index";
import type { Post } from "./schema/post";
import { neighbouringPosts, POSTS_PER_PAGE, relatedPosts, relatedToTopic } from "./topics";

const { services, posts, postPages, postCategories, postTags } = getContent();

/** A post with only the fields that relate it to others. */
function createPost(slug: string, category: string, tags: string[]) {
  return { slug, category, tags } as unknown as Post;
}

const slugs = (listed: readonly Post[]) => listed.map(({ slug }) => slug);

describe("the list of posts", () => {
  it("fills each page before the next one", () => {
    for (const page of postPages.slice(0, -1)) expect(page).toHaveLength(POSTS_PER_PAGE);
    expect(postPages.at(-1)!.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
    expect(postPages.flat()).toEqual(posts);
  });
});

describe("categories and tags", () => {
  it("services of topics exist", () => {
    const known = [undefined, ...services.map(({ slug }) => slug)];
    for (const { service } of postTags) expect(known).toContain(service);
  });

  it("each post is listed under its category and each of its tags", () => {
    expect(postCategories.flatMap((topic) => topic.posts)).toHaveLength(posts.length);
    expect(postTags.flatMap((topic) => topic.posts)).toHaveLength(posts.flatMap(({ tags }) => tags).length);
    for (const { name, posts: listed } of postTags) {
      for (const { tags } of listed) expect(tags).toContain(name);
    }
  });

  it("the tags with the most posts are listed first", () => {
    const counts = postTags.map((topic) => topic.posts.length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it("a topic is indexed if it has three or more posts", () => {
    for (const { posts: listed, indexable } of [...postCategories, ...postTags])
      expect(indexable).toBe(listed.length >= 3);
  });

  it("all topics have unique slugs and descriptions", () => {
    for (const topics of [postCategories, postTags]) {
      expect(new Set(topics.map(({ slug }) => slug)).size).toBe(topics.length);
    }
    const descriptions = [...postCategories, ...postTags].map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe("related posts", () => {
  const own = createPost("own", "Technology", ["costs", "scripts", "quality"]);

  it("related posts are ordered by common tags, then same category, then date", () => {
    const listed = [
      own,
      createPost("stranger", "Outsourcing", ["amazon"]),
      createPost("newer sibling", "Technology", ["returns"]),
      createPost("older sibling", "Technology", ["returns"]),
      createPost("one tag", "Outsourcing", ["costs"]),
      createPost("one tag, sibling", "Technology", ["costs"]),
      createPost("two tags", "Outsourcing", ["costs", "scripts"]),
    ];
    expect(slugs(relatedPosts(own, listed))).toEqual(["two tags", "one tag, sibling", "one tag"]);
    expect(slugs(relatedPosts(own, listed.slice(0, 4)))).toEqual(["newer sibling", "older sibling"]);
  });

  it("related posts of a topic are not among its own", () => {
    for (const topic of [...postCategories, ...postTags])
      for (const post of relatedToTopic(topic.posts, posts)) expect(topic.posts).not.toContain(post);
  });

  it("related posts are at most three, and never the post itself", () => {
    for (const post of posts) {
      const related = relatedPosts(post, posts);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(post);
    }
  });
});

test("neighbours are the previous and the next post by date", () => {
  const [newest, second, third] = posts;
  expect(neighbouringPosts(second!, posts)).toEqual({ older: third, newer: newest });
  expect(neighbouringPosts(newest!, posts)).toEqual({ older: second, newer: undefined });
  expect(neighbouringPosts(posts.at(-1)!, posts).older).toBeUndefined();
});
