/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getContent, neighbouringPosts, relatedPosts, type Inline, type Post } from "@/lib/content";
import { PostBody } from "./post-body";

const { posts, postCategories, postTags, pages } = getContent();
/** A post with an older and a newer one, and a link in its text. */
const post = posts.slice(1, -1).find(({ parts }) => linksOf(paragraphsOf(parts).flat()).length > 0)!;
const [title1 = "", title2 = ""] = post.parts.flatMap((part) => (part.type === "heading" ? part.text : []));

function paragraphsOf(parts: Post["parts"]): Inline[][] {
  return parts.flatMap((part) => (part.type === "paragraph" ? [part.text] : []));
}

/** The links of a text. */
function linksOf(texts: readonly Inline[]): { url: string; text: string }[] {
  return texts.flatMap((part) => {
    if (typeof part === "string") return [];
    return part.type === "link" ? [{ url: part.url, text: part.children.join("") }] : linksOf(part.children);
  });
}

function show(shown: Post = post) {
  render(
    <PostBody
      post={shown}
      page={pages.blog}
      category={postCategories.find(({ name }) => name === shown.category)!}
      tags={postTags.filter(({ name }) => shown.tags.some((tag) => tag === name))}
      related={relatedPosts(shown, posts)}
      neighbours={neighbouringPosts(shown, posts)}
      url="https://www.example.test/blog/a?b"
      hours={<p>the hours</p>}
      newsletter={<p>the form</p>}
    />,
  );
}

const link = (name: string) => screen.getAllByRole("link", { name, hidden: true })[0];

describe("the page of a post", () => {
  it("has its parts in their places with a table of contents", () => {
    show();
    // The headings of its sections are before the second and the fourth paragraph.
    const heading = (text: string) => screen.getByText(text, { selector: "h2" });
    const begin = (text: string | null | undefined) => text?.split(" ").slice(0, 4).join(" ");
    const paragraphs = paragraphsOf(post.parts);
    for (const [title, paragraph] of [
      [title1, paragraphs[1]!],
      [title2, paragraphs[3]!],
    ] as const)
      expect(begin(heading(title).nextElementSibling?.textContent)).toBe(begin(String(paragraph[0])));
    // The drawing of hours is at the end of its first section.
    expect(screen.getByText("the hours").nextElementSibling).toBe(heading(title2));
    const contents = screen.getByRole("navigation", { name: "In this article", hidden: true });
    const entries = [...contents.querySelectorAll("a")];
    const titles = [title1, title2, "Key Points to Consider", "Conclusion"];
    expect(entries.map(({ textContent }) => textContent)).toEqual(titles);
    for (const { hash, textContent } of entries)
      expect(document.getElementById(hash.slice(1))).toHaveTextContent(textContent);
    for (const { url, text } of linksOf(paragraphs.flat())) expect(link(text)).toHaveAttribute("href", url);
  });

  it("has a numbered list below its paragraph", () => {
    show({
      ...post,
      parts: [
        { type: "paragraph", text: ["Two heaps."] },
        { type: "numbered", items: [["Fire"], ["Rain"]] },
      ],
    });
    const list = screen.getByText("Two heaps.").nextElementSibling as HTMLElement;
    expect([list.tagName, ...[...list.children].map(({ textContent }) => textContent)]).toEqual([
      ...["OL", "Fire", "Rain"],
    ]);
  });

  it("has tags, related posts, both neighbours or, if it is the newest, one, and the newsletter", () => {
    show();
    for (const tag of post.tags) expect(link(tag)).toBeVisible();
    const related = screen.getByText("Related Posts").parentElement!;
    expect(within(related).getAllByRole("listitem")).toHaveLength(relatedPosts(post, posts).length);
    const { older, newer } = neighbouringPosts(post, posts);
    const neighbours = () =>
      [...document.querySelectorAll('[aria-label="Previous and next article"] a')].map(
        ({ textContent }) => textContent,
      );
    expect(neighbours()).toEqual([`Previous${older!.title}`, `Next${newer!.title}`]);
    expect(screen.getByText("the form")).toBeVisible();
    cleanup();
    show(posts[0]);
    expect(neighbours()).toHaveLength(1);
  });
});

describe("sharing", () => {
  it("has links that share the URL of the post on LinkedIn, on X and by email", () => {
    show();
    const url = "https%3A%2F%2Fwww.example.test%2Fblog%2Fa%3Fb";
    const title = encodeURIComponent(post.title);
    for (const [name, href] of [
      ["Share on LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
      ["Share on X", `https://x.com/intent/post?url=${url}&text=${title}`],
      ["Share by Email", `mailto:?subject=${title}&body=${url}`],
    ] as const)
      expect(link(name)).toHaveAttribute("href", href);
  });

  it("copies the URL of the post", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText("Copy link"));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("https://www.example.test/blog/a?b");
  });

  it("shows the URL of the post if there is no clipboard", async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    show();
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    await user.click(screen.getByText("Copy link"));
    expect(screen.getByText("Copy it from here: https://www.example.test/blog/a?b")).toBeVisible();
  });
});
