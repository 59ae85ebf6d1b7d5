/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { NavigationStatus } from "./navigation-status";
import { SearchLink } from "./search-link";

let path = "/blog";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

const status = () => screen.queryByRole("status");

/** @param soft whether the click starts a soft navigation, as `SiteLink` does */
const page = (soft = true) => (
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

it.each([
  ["until the next page is there, and not again after Back", ["/blog/a-post", "/blog"]],
  ["until the visitor has gone elsewhere", ["/about"]],
])("is shown from the click on a link %s", (_, paths) => {
  const { rerender } = render(page());
  expect(status()).toBeNull();
  fireEvent.click(screen.getByText("/blog/a-post"));
  expect(status()).toHaveTextContent("Loading…");
  for (path of paths) {
    rerender(page());
    expect(status()).toBeNull();
  }
});

it("is not shown on the same page, for the dialog of the search, or while the browser itself loads a page", () => {
  const { rerender } = render(page());
  const search = screen.getByRole("link", { name: "Search" });
  // As `SearchOpener` does.
  search.addEventListener("click", (event) => event.preventDefault());
  for (const element of [
    ...["/blog?q=costs", "/blog#newest", "Share"].map((text) => screen.getByText(text)),
    search,
  ]) {
    fireEvent.click(element);
    expect(status()).toBeNull();
  }
  rerender(page(false));
  // jsdom cannot navigate, and says so in the console.
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  fireEvent.click(screen.getByText("/blog/a-post"));
  expect(status()).toBeNull();
  said.mockRestore();
});
