/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getContent, neighbouringPosts, relatedPosts, type Inline, type Post } from "@/lib/content";
import { PostBody } from "./post-body";

const { posts, postCategories, postTags, pages } = getContent();
/** A post with an older and a newer one, and a link in its text. */
const post = posts.slice(1, -1).find(({ content }) => linksOf(content.flat()).length > 0)!;

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

describe("the page of a post", () => {
  it("shows category, date, title and author", () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    expect(screen.getAllByRole("link", { name: post.category })[0]).toHaveAttribute(
      "href",
      `/blog/category/${post.category.toLowerCase().replaceAll(" ", "-")}`,
    );
    const day = document.querySelector(`time[datetime="${post.date}"]`);
    expect(day).toHaveTextContent(
      new RegExp(`^${Number(post.date.slice(8))} [A-Z][a-z]+ ${post.date.slice(0, 4)}$`),
    );
    expect(screen.getByText(post.author)).toBeVisible();
    expect(screen.getByText(post.author.replace(/[^A-Z]/g, ""))).toBeVisible();
    expect(screen.getByText("Content Specialist")).toBeVisible();
  });

  it("has the drawing of hours at the end of its first section", () => {
    show();
    const following = screen.getByText("the hours").nextElementSibling;
    expect(following).toBe(screen.getByRole("heading", { name: post.heading2 }));
  });

  it("has the headings of its sections before the second and the fourth paragraph", () => {
    show();
    const starts = [post.content[1]!, post.content[3]!].map((paragraph) =>
      String(paragraph[0]).split(" ").slice(0, 4).join(" "),
    );
    const before = (name: string) =>
      screen.getByRole("heading", { name }).nextElementSibling?.textContent.split(" ").slice(0, 4).join(" ");
    expect(before(post.heading1)).toBe(starts[0]);
    expect(before(post.heading2)).toBe(starts[1]);
    expect(screen.getByRole("heading", { name: "Key Points to Consider" })).toBeVisible();
  });

  it("has a numbered list below its paragraph", () => {
    const content = [["One."], ["Two heaps."], ["Three."], ["Four."]];
    show({ ...post, content, numbered: [{ after: 2, items: [["Fire"], ["Rain"]] }], sum: undefined });
    const list = screen.getByText("Two heaps.").nextElementSibling as HTMLElement;
    expect(list.tagName).toBe("OL");
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Fire", "Rain"]);
  });

  it("renders a link of a post's text with its address, whether to a page, a landing page or another site", () => {
    const urls = ["/pricing", "/seo/pay-per-lead/plumbing/berlin", "https://ico.org.uk/"];
    const links = urls.map((url) => ({ type: "link" as const, url, children: [url] }));
    show({ ...post, conclusion: [links] });
    for (const url of urls) expect(screen.getByRole("link", { name: url })).toHaveAttribute("href", url);
  });

  it("has a table of contents with links to the headings", () => {
    show();
    const contents = screen.getByRole("navigation", { name: "In this article" });
    const links = within(contents).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      post.heading1,
      post.heading2,
      "Key Points to Consider",
      "Conclusion",
    ]);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute("href")!.slice(1));
      expect(target).toHaveTextContent(link.textContent);
    }
  });

  it("renders every link of a stored post's paragraphs", () => {
    show();
    for (const { url, text } of linksOf(post.content.flat()))
      expect(screen.getAllByRole("link", { name: text })[0]).toHaveAttribute("href", url);
  });

  it("has tags, related posts, both neighbours and the newsletter", () => {
    show();
    for (const tag of post.tags) expect(screen.getByRole("link", { name: tag })).toBeVisible();
    const related = screen.getByRole("heading", { name: "Related Posts" }).parentElement!;
    expect(within(related).getAllByRole("listitem")).toHaveLength(relatedPosts(post, posts).length);
    const { older, newer } = neighbouringPosts(post, posts);
    const neighbours = screen.getByRole("navigation", { name: "Previous and next article" });
    expect(
      within(neighbours)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([`Previous${older!.title}`, `Next${newer!.title}`]);
    expect(screen.getByRole("heading", { name: pages.blog.sections.banner!.title })).toBeVisible();
    expect(screen.getByText("the form")).toBeVisible();
  });

  it("has no link to a next post on the page of the newest post", () => {
    show(posts[0]);
    const neighbours = screen.getByRole("navigation", { name: "Previous and next article" });
    expect(within(neighbours).getAllByRole("link")).toHaveLength(1);
  });
});

describe("sharing", () => {
  it("has links that share the URL of the post on LinkedIn, on X and by email", () => {
    show();
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    const encodedUrl = "https%3A%2F%2Fwww.example.test%2Fblog%2Fa%3Fb";
    expect(href("Share on LinkedIn")).toBe(
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    );
    expect(href("Share on X")).toBe(
      `https://x.com/intent/post?url=${encodedUrl}&text=${encodeURIComponent(post.title)}`,
    );
    expect(href("Share by Email")).toBe(
      `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodedUrl}`,
    );
  });

  it("copies the URL of the post", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("https://www.example.test/blog/a?b");
  });

  it("shows the URL of the post if there is no clipboard", async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    show();
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(screen.getByText("Copy it from here: https://www.example.test/blog/a?b")).toBeVisible();
  });
});
