/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { pageNumbers, Pagination } from "./pagination";

describe("the page numbers", () => {
  it.each([
    [1, 10, [1, 2, 3, "ellipsis", 10]],
    [2, 10, [1, 2, 3, "ellipsis", 10]],
    [3, 10, [1, 2, 3, 4, "ellipsis", 10]],
    [4, 10, [1, 2, 3, 4, 5, "ellipsis", 10]],
    [5, 10, [1, "ellipsis", 4, 5, 6, "ellipsis", 10]],
    [9, 10, [1, "ellipsis", 8, 9, 10]],
    [10, 10, [1, "ellipsis", 8, 9, 10]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 4, 5]],
  ])("shows the right numbers on page %d of %d", (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });
});

describe("the pagination bar", () => {
  const show = (current: number, count: number) =>
    render(<Pagination current={current} count={count} hrefOf={(page) => `/list/${page}`} />);

  it("reads Previous, 1, 2, 3, …, 10, Next", () => {
    show(1, 10);
    const items = within(screen.getByRole("navigation", { name: "Pagination" })).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Previous",
      "1",
      "2",
      "3",
      "…",
      "10",
      "Next",
    ]);
  });

  it("links every page and marks the current one", () => {
    show(2, 3);
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/list/1");
    expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/list/3");
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("2");
  });

  it("disables Previous on the first page and Next on the last", () => {
    const { unmount } = show(1, 2);
    expect(screen.getByText("Previous")).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Previous")).not.toHaveAttribute("href");
    unmount();
    show(2, 2);
    expect(screen.getByText("Next")).not.toHaveAttribute("href");
  });

  it("renders nothing for a single page", () => {
    expect(show(1, 1).container).toBeEmptyDOMElement();
  });
});
