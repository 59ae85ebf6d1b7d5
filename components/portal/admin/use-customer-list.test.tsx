/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { NO_CUSTOMER_FILTER } from "./customer-filter";
import { useCustomerList } from "./use-customer-list";

jest.mock("next/navigation", () => ({ useSearchParams: () => null }));
jest.useFakeTimers();

const SORTED = ["name", "active"];
const render = () => renderHook(() => useCustomerList(SORTED));
const pass = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => window.history.replaceState(null, "", "/admin?tab=customers"));

it("keeps the order and the page of the customers in the URL, where a reload finds them", () => {
  const { result, unmount } = render();
  act(() => result.current.onSortingChange([{ id: "name", desc: false }]));
  act(() => result.current.onPaginationChange({ pageIndex: 2, pageSize: 25 }));
  pass();
  expect(window.location.search).toBe("?tab=customers&customers-order=name%3Aasc&customers-page=3");
  unmount();
  const reloaded = render().result.current;
  expect(reloaded.sorting).toEqual([{ id: "name", desc: false }]);
  expect(reloaded.pagination.pageIndex).toBe(2);
});

it("keeps search and filters of the customers in the URL, and drops them when they are cleared", () => {
  const { result, unmount } = render();
  const filter = { query: "o’neill & co", service: "Lead Generation", requests: "some" } as const;
  act(() => result.current.onPaginationChange({ pageIndex: 2, pageSize: 25 }));
  act(() => result.current.setFilter(filter));
  pass();
  unmount();
  const { result: reloaded } = render();
  expect(reloaded.current.filter).toEqual(filter);
  expect(reloaded.current.pagination.pageIndex).toBe(0);
  act(() => reloaded.current.setFilter(NO_CUSTOMER_FILTER));
  pass();
  expect(window.location.search).toBe("?tab=customers");
});

it("goes to the first page with another order", () => {
  window.history.replaceState(null, "", "/admin?customers-page=3");
  const { result } = render();
  act(() => result.current.onSortingChange([{ id: "active", desc: true }]));
  pass();
  expect(window.location.search).toBe("");
});

it.each([
  ...["customers-order=constructor:asc", "customers-page=-2", "customers-page=x"],
  ...["customers-service=Chat", "customers-requests=toString", "customers-q="],
])("shows all customers, the most recent first, for a query that no list has: %s", (query) => {
  window.history.replaceState(null, "", `/admin?${query}`);
  const { filter, sorting, pagination } = render().result.current;
  expect(filter).toEqual(NO_CUSTOMER_FILTER);
  expect([sorting, pagination.pageIndex]).toEqual([[{ id: "active", desc: true }], 0]);
});
