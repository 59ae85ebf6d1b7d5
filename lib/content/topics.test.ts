import { getContent } from "./index";
import type { Post } from "./schema/post";
import { neighbouringPosts, POSTS_PER_PAGE, relatedPosts } from "./topics";

const { posts, postPages, postCategories, postTags } = getContent();

/** An article of which only what relates it to others is of interest. */
function article(slug: string, category: string, tags: string[]) {
  return { slug, category, tags } as unknown as Post;
}

const slugs = (listed: readonly Post[]) => listed.map(({ slug }) => slug);

describe("the blog's list", () => {
  it("fills each page before the next begins", () => {
    for (const page of postPages.slice(0, -1)) expect(page).toHaveLength(POSTS_PER_PAGE);
    expect(postPages.at(-1)!.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
    expect(postPages.flat()).toEqual(posts);
  });
});

describe("categories and tags", () => {
  it("hold each article under its category and its tags", () => {
    expect(postCategories.flatMap((topic) => topic.posts)).toHaveLength(posts.length);
    expect(postTags.flatMap((topic) => topic.posts)).toHaveLength(posts.flatMap(({ tags }) => tags).length);
    for (const { name, posts: listed } of postTags) {
      for (const { tags } of listed) expect(tags).toContain(name);
    }
  });

  it("put the tags with the most articles first", () => {
    const counts = postTags.map((topic) => topic.posts.length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it("are for search engines from three articles on", () => {
    for (const { posts: listed, indexable } of [...postCategories, ...postTags])
      expect(indexable).toBe(listed.length >= 3);
  });

  it("have slugs and descriptions of their own", () => {
    for (const topics of [postCategories, postTags]) {
      expect(new Set(topics.map(({ slug }) => slug)).size).toBe(topics.length);
    }
    const descriptions = [...postCategories, ...postTags].map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe("related articles", () => {
  const own = article("own", "Technology", ["costs", "scripts", "quality"]);

  it("are those with the most tags in common, then of the same category, then the newest", () => {
    const listed = [
      own,
      article("stranger", "Outsourcing", ["amazon"]),
      article("newer sibling", "Technology", ["returns"]),
      article("older sibling", "Technology", ["returns"]),
      article("one tag", "Outsourcing", ["costs"]),
      article("one tag, sibling", "Technology", ["costs"]),
      article("two tags", "Outsourcing", ["costs", "scripts"]),
    ];
    expect(slugs(relatedPosts(own, listed))).toEqual(["two tags", "one tag, sibling", "one tag"]);
    expect(slugs(relatedPosts(own, listed.slice(0, 4)))).toEqual(["newer sibling", "older sibling"]);
  });

  it("are at most three, and never the article itself", () => {
    for (const post of posts) {
      const related = relatedPosts(post, posts);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(post);
    }
  });
});

test("neighbours are the articles before and after in time", () => {
  const [newest, second, third] = posts;
  expect(neighbouringPosts(second!, posts)).toEqual({ older: third, newer: newest });
  expect(neighbouringPosts(newest!, posts)).toEqual({ older: second, newer: undefined });
  expect(neighbouringPosts(posts.at(-1)!, posts).older).toBeUndefined();
});
