import { getContent } from "./index";
import type { Post } from "./schema/post";
import { neighbouringPosts, relatedPosts, relatedToTopic } from "./topics";

const { posts, postCategories, postTags } = getContent();

/** A post with only the fields that relate it to others. */
function createPost(slug: string, category: string, tags: string[]) {
  return { slug, category, tags } as unknown as Post;
}

const slugs = (listed: readonly Post[]) => listed.map(({ slug }) => slug);

it("lists the tags with the most posts first, and has topics with three or more posts indexed", () => {
  const counts = postTags.map((topic) => topic.posts.length);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  for (const { posts: listed, indexable } of [...postCategories, ...postTags])
    expect(indexable).toBe(listed.length >= 3);
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

  it("related posts are at most three, and none of those that are shown", () => {
    for (const post of posts) {
      const related = relatedPosts(post, posts);
      expect([related.length <= 3, related.includes(post)]).toEqual([true, false]);
    }
    for (const topic of [...postCategories, ...postTags])
      for (const post of relatedToTopic(topic.posts, posts)) expect(topic.posts).not.toContain(post);
  });
});

test("neighbours are the previous and the next post by date", () => {
  const [newest, second, third] = posts;
  expect(neighbouringPosts(second!, posts)).toEqual({ older: third, newer: newest });
  expect(neighbouringPosts(newest!, posts)).toEqual({ older: second, newer: undefined });
  expect(neighbouringPosts(posts.at(-1)!, posts).older).toBeUndefined();
});
