import { renderToStaticMarkup } from "react-dom/server";
import { pageNumbers, Pagination } from "./pagination";

it("shows the first and the last page, those beside the current one, and a gap for more", () => {
  const shown = {
    "1 of 10": "1 2 3 … 10",
    "3 of 10": "1 2 3 4 … 10",
    "4 of 10": "1 2 3 4 5 … 10",
    "5 of 10": "1 … 4 5 6 … 10",
    "9 of 10": "1 … 8 9 10",
    "10 of 10": "1 … 8 9 10",
    "1 of 2": "1 2",
    "1 of 4": "1 2 3 4",
    "1 of 5": "1 2 3 4 5",
  };
  const found = Object.keys(shown).map((page) => {
    const [current = 0, count = 0] = page.split(" of ").map(Number);
    return [page, pageNumbers(current, count).join(" ").replaceAll("ellipsis", "…")];
  });
  expect(Object.fromEntries(found)).toEqual(shown);
});

it("links every page, marks the current one, and leads neither before the first nor beyond the last", () => {
  const show = (current: number, count: number) =>
    renderToStaticMarkup(<Pagination current={current} count={count} hrefOf={(page) => `/list/${page}`} />);
  const items = (html: string) =>
    Array.from(html.matchAll(/<li[^>]*>(.*?)<\/li>/g), ([, inner = ""]) => [
      inner.replaceAll(/<[^>]+>/g, ""),
      /href="([^"]+)"/.exec(inner)?.[1],
      /aria-(current|disabled)/.exec(inner)?.[1],
    ]);
  expect(items(show(1, 3))).toEqual([
    ["Previous", undefined, "disabled"],
    ["1", "/list/1", "current"],
    ["2", "/list/2", undefined],
    ["3", "/list/3", undefined],
    ["Next", "/list/2", undefined],
  ]);
  expect(items(show(3, 3)).at(-1)).toEqual(["Next", undefined, "disabled"]);
  expect(show(1, 1)).toBe("");
});
