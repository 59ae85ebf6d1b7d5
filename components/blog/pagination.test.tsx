import { renderToStaticMarkup } from "react-dom/server";
import { Pagination } from "./pagination";

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
