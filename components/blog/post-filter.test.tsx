/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PostFilter, type PostEntry } from "./post-filter";

const CATEGORIES = [
  { name: "Growth", slug: "growth" },
  { name: "Support", slug: "support" },
];
const entries: PostEntry[] = Array.from({ length: 5 }, (_, index) => ({
  slug: `post-${index + 1}`,
  title: `Post ${index + 1}`,
  excerpt: index === 4 ? "About parcels." : "About telephones.",
  category: index % 2 ? "growth" : "support",
  card: <h2>{`Post ${index + 1}`}</h2>,
}));

const list = (page = 1) => (
  <PostFilter entries={entries} categories={CATEGORIES} page={page} perPage={2}>
    <p>pages of the whole list</p>
  </PostFilter>
);

const shown = () => screen.queryAllByRole("heading", { name: /^Post/ }).map(({ textContent }) => textContent);
const search = () => screen.getByPlaceholderText("Search articles...");

beforeEach(() => window.history.replaceState(null, "", "/blog"));

describe("the list without a filter", () => {
  it("without a filter, shows the posts of its page but the first, and the pagination of all posts", () => {
    render(list(2));
    expect(shown()).toEqual(["Post 4"]);
    expect(screen.getByText("pages of the whole list")).toBeVisible();
  });

  it("prerenders links to the categories instead of buttons", () => {
    const page = new DOMParser().parseFromString(renderToString(list()), "text/html");
    expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["Post 2"]);
    const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/blog", "/blog/category/growth", "/blog/category/support"]);
    expect(page.querySelector("button")).toBeNull();
  });
});

describe("searching", () => {
  it("searches the posts of all pages regardless of case and writes the text into the URL", async () => {
    render(list());
    await userEvent.type(search(), "PARCELS");
    expect(shown()).toEqual(["Post 5"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 of 5 articles");
    expect(window.location.search).toBe("?q=PARCELS");
    await userEvent.clear(search());
    expect(shown()).toEqual(["Post 2"]);
    expect(window.location.search).toBe("");
  });

  it("shows a message when no post matches the search", async () => {
    render(list());
    await userEvent.type(search(), "zebra");
    expect(screen.getByRole("heading", { name: "No posts found" })).toBeVisible();
    expect(screen.getByText("Try adjusting your search or filter criteria")).toBeVisible();
    expect(shown()).toEqual([]);
  });

  it("divides the results of a search into pages", async () => {
    window.history.replaceState(null, "", "/blog?q=telephones&page=2");
    render(list());
    expect(shown()).toEqual(["Post 3", "Post 4"]);
    expect(screen.getByRole("link", { name: "1" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\?q=telephones$/),
    );
  });
});

describe("a category", () => {
  it("selects a category by its button and combines it with the text in the URL", async () => {
    render(list());
    await userEvent.click(screen.getByRole("button", { name: "Support" }));
    expect(screen.getByRole("button", { name: "Support" })).toHaveAttribute("aria-pressed", "true");
    expect(shown()).toEqual(["Post 1", "Post 3"]);
    await userEvent.type(search(), "parcels");
    expect(shown()).toEqual(["Post 5"]);
    expect(window.location.search).toBe("?q=parcels&category=support");
    await userEvent.click(screen.getByRole("button", { name: "Growth" }));
    expect(screen.getByText("No posts found")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "All" }));
    expect(shown()).toEqual(["Post 5"]);
  });

  it("selects the category that the URL names", () => {
    window.history.replaceState(null, "", "/blog?category=growth");
    render(list());
    expect(screen.getByRole("button", { name: "Growth" })).toHaveAttribute("aria-pressed", "true");
    expect(shown()).toEqual(["Post 2", "Post 4"]);
  });
});
