/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { changeQuery } from "../use-query";
import { NEWEST_FIRST, NO_FILTER } from "./filter";
import { fromQuery, useListQuery, withoutView } from "./use-list-query";

jest.mock("next/navigation", () => ({ useSearchParams: () => null }));
jest.useFakeTimers();

const search = () => window.location.search;
const render = (list = "") => renderHook(() => useListQuery(list));
const pass = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => window.history.replaceState(null, "", "/admin?tab=requests"));

it("keeps search, filters, order and page in the URL, where a reload finds them", () => {
  const { result, unmount } = render();
  const filter = {
    ...{ query: "boilers & co", status: "pending", service: "Live Chat Support", priority: "high" },
    ...{ industry: "Plumbing", account: "1-a", from: "2026-11-01", to: "2026-11-20" },
  };
  act(() => result.current.setFilter(filter));
  act(() => result.current.setOrder("estimate:desc"));
  act(() => result.current.setPage(2));
  pass();
  expect(new URLSearchParams(search()).get("tab")).toBe("requests");
  unmount();
  expect(render().result.current).toMatchObject({ filter, order: "estimate:desc", page: 2 });
});

it("goes to the first page with another filter or order", () => {
  window.history.replaceState(null, "", "/admin?page=3");
  const { result } = render();
  expect(result.current.page).toBe(2);
  act(() => result.current.setFilter({ ...NO_FILTER, query: "a" }));
  expect(result.current.page).toBe(0);
  act(() => result.current.setPage(4));
  act(() => result.current.setOrder("created:asc"));
  pass();
  expect(search()).toBe("?q=a&order=created%3Aasc");
});

it("changes the URL once for many keystrokes, and adds no history entry", () => {
  const { result } = render();
  const replace = jest.spyOn(window.history, "replaceState");
  const { length } = window.history;
  for (const query of ["b", "bo", "boi", "boil"])
    act(() => result.current.setFilter({ ...NO_FILTER, query }));
  pass();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.history).toHaveLength(length);
  expect(search()).toBe("?tab=requests&q=boil");
  replace.mockRestore();
});

it("loses nothing that was typed just before a link is followed", () => {
  const { result } = render();
  act(() => result.current.setFilter({ ...NO_FILTER, query: "boil" }));
  act(() => changeQuery({ request: "5" }));
  expect(search()).toBe("?tab=requests&q=boil&request=5");
  pass();
  expect(search()).toBe("?tab=requests&q=boil&request=5");
});

it("changes one filter and keeps the others", () => {
  const { result } = render();
  act(() => result.current.setFilter({ query: "boil" }));
  act(() => result.current.setFilter({ industry: "HVAC" }));
  expect(result.current.filter).toEqual({ ...NO_FILTER, query: "boil", industry: "HVAC" });
});

it("changes nothing on another page", () => {
  const { result } = render();
  act(() => result.current.setFilter({ ...NO_FILTER, query: "boil" }));
  window.history.replaceState(null, "", "/auth");
  pass();
  expect(window.location.href).toMatch(/\/auth$/);
});

it("keeps the views of two lists apart", () => {
  const { result } = render("customer-");
  act(() => result.current.setFilter({ ...NO_FILTER, query: "boil" }));
  pass();
  expect(search()).toBe("?tab=requests&customer-q=boil");
  expect(fromQuery("", search()).filter).toEqual(NO_FILTER);
  act(() => changeQuery(withoutView("customer-")));
  expect(search()).toBe("?tab=requests");
});

it.each([
  "page=-1",
  "page=1e9999",
  "page=x",
  "page=0",
  "order=__proto__",
  "status=paid",
  "priority=",
  "service=x",
  "industry=Plumber",
  "from=2026-02-30&to=yesterday",
  "columns=price",
])("ignores a query that no list has: %s", (query) =>
  expect(fromQuery("", `?${query}`)).toEqual({
    filter: NO_FILTER,
    order: NEWEST_FIRST,
    page: 0,
    columns: undefined,
  }),
);
