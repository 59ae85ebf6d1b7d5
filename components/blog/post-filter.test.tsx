/** @jest-environment jsdom */
import { renderToString } from "react-dom/server";
import { fireEvent, render, screen } from "@testing-library/react";
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

const shown = () =>
  screen.queryAllByText(/^Post \d/, { selector: "h2" }).map(({ textContent }) => textContent);
const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText("Search articles..."), { target: { value } });

beforeEach(() => window.history.replaceState(null, "", "/blog"));

it("prerenders links to the categories instead of buttons, and the posts of its page but the first", () => {
  const page = new DOMParser().parseFromString(renderToString(list()), "text/html");
  expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["Post 2"]);
  const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/blog", "/blog/category/growth", "/blog/category/support"]);
  expect(page.querySelector("button")).toBeNull();
  render(list(2));
  expect(shown()).toEqual(["Post 4"]);
  expect(screen.getByText("pages of the whole list")).toBeVisible();
});

it("searches the posts of all pages, says how many it found, and writes the text into the URL", () => {
  render(list());
  search("PARCELS");
  expect(shown()).toEqual(["Post 5"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 5 articles");
  expect(window.location.search).toBe("?q=PARCELS");
  search("");
  expect(shown()).toEqual(["Post 2"]);
  expect(window.location.search).toBe("");
});

it("divides the results of a search into pages", () => {
  window.history.replaceState(null, "", "/blog?q=telephones&page=2");
  render(list());
  expect(shown()).toEqual(["Post 3", "Post 4"]);
  expect(screen.getByText("1")).toHaveAttribute("href", expect.stringMatching(/\?q=telephones$/));
});

it("selects the category that the URL names, and combines it with the text", () => {
  window.history.replaceState(null, "", "/blog?category=growth");
  render(list());
  expect(screen.getByRole("button", { name: "Growth" })).toHaveAttribute("aria-pressed", "true");
  expect(shown()).toEqual(["Post 2", "Post 4"]);
  search("parcels");
  expect(screen.getByText("No posts found")).toBeVisible();
  expect(window.location.search).toBe("?q=parcels&category=growth");
});
