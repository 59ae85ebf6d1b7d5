/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { NavigationStatus } from "./navigation-status";
import { SearchLink } from "./search-link";

let path = "/blog";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

const status = () => screen.queryByRole("status");

/** @param soft whether the click starts a soft navigation, as `SiteLink` does */
const page = (soft: boolean) => (
  <>
    {["/blog/a-post", "/blog?q=costs", "/blog#newest"].map((url) => (
      <a key={url} href={url} onClick={(event) => soft && event.preventDefault()}>
        {url}
      </a>
    ))}
    <button type="button" onClick={(event) => event.preventDefault()}>
      Share
    </button>
    <SearchLink />
    <NavigationStatus />
  </>
);

beforeEach(() => {
  path = "/blog";
  window.history.replaceState(undefined, "", path);
});

it("is shown from the click on a link until the next page is there", () => {
  const { rerender } = render(page(true));
  expect(status()).toBeNull();
  fireEvent.click(screen.getByText("/blog/a-post"));
  expect(status()).toHaveTextContent("Loading…");
  path = "/blog/a-post";
  rerender(page(true));
  expect(status()).toBeNull();
});

it("is hidden once the visitor has gone elsewhere", () => {
  const { rerender } = render(page(true));
  fireEvent.click(screen.getByText("/blog/a-post"));
  path = "/about";
  rerender(page(true));
  expect(status()).toBeNull();
});

it("is not shown again after Back", () => {
  const { rerender } = render(page(true));
  fireEvent.click(screen.getByText("/blog/a-post"));
  for (path of ["/blog/a-post", "/blog"]) rerender(page(true));
  expect(status()).toBeNull();
});

it.each(["/blog?q=costs", "/blog#newest", "Share"])("is not shown for %s on the same page", (text) => {
  render(page(true));
  fireEvent.click(screen.getByText(text));
  expect(status()).toBeNull();
});

it("is not shown when the link of the search opens its dialog", () => {
  render(page(true));
  // As `SearchOpener` does.
  screen.getByRole("link", { name: "Search" }).addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(screen.getByRole("link", { name: "Search" }));
  expect(status()).toBeNull();
});

it("is not shown while the browser itself loads a page", () => {
  render(page(false));
  // jsdom cannot navigate, and says so in the console.
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  fireEvent.click(screen.getByText("/blog/a-post"));
  expect(status()).toBeNull();
  said.mockRestore();
});
