import { customerOptions } from "./customer-options";
import {
  columnFiltersOf,
  countFilters,
  isFiltered,
  NO_FILTER,
  orderOf,
  sortingOf,
  withKnownAccount,
} from "./filter";
import type { ListedRequest } from "./listed-request";

test("a query of spaces is no filter, a priority is one", () => {
  expect(isFiltered({ ...NO_FILTER, query: " " })).toBe(false);
  expect(isFiltered({ ...NO_FILTER, priority: "low" })).toBe(true);
});

test("columnFiltersOf returns only the columns with a filter", () => {
  expect(columnFiltersOf(NO_FILTER)).toEqual([]);
  expect(columnFiltersOf({ ...NO_FILTER, query: " Ada  HVAC ", status: "pending" })).toEqual([
    { id: "text", value: ["ada", "hvac"] },
    { id: "status", value: "pending" },
  ]);
});

test("orders convert to the table's sorting and back", () => {
  expect(sortingOf("estimate:desc")).toEqual([{ id: "estimate", desc: true }]);
  expect(orderOf(sortingOf("customer:asc"))).toBe("customer:asc");
  expect(orderOf([])).toBe("created:desc");
  expect(orderOf([{ id: "toString", desc: false }])).toBe("created:desc");
});

test("the search is not counted as a filter, an empty filter neither", () => {
  expect(countFilters({ ...NO_FILTER, query: "a", status: "pending", from: "2026-11-20" })).toBe(2);
});

const requestOf = (userId: string, customer?: string, company?: string) =>
  ({ userId, customer, company }) as ListedRequest;

test("a filter by a customer without a request in the list hides nothing", () => {
  const list = [requestOf("a")];
  expect(withKnownAccount({ ...NO_FILTER, query: "x", account: "gone" }, list)).toEqual({
    ...NO_FILTER,
    query: "x",
  });
  const known = { ...NO_FILTER, account: "a" };
  expect(withKnownAccount(known, list)).toBe(known);
});

test("each customer can be chosen once, A to Z, namesakes by their company", () => {
  const list = [
    ...[requestOf("b", "Bob Bell"), requestOf("a2", "Ada Reid", "Zinc"), requestOf("b", "Bob Bell")],
    ...[requestOf("é", "Éva Orr"), requestOf("a1", "Ada Reid", "Acme"), requestOf("f", "Finn Day")],
  ];
  expect(customerOptions(list)).toEqual([
    ["a1", "Ada Reid, Acme"],
    ["a2", "Ada Reid, Zinc"],
    ["b", "Bob Bell"],
    ["é", "Éva Orr"],
    ["f", "Finn Day"],
  ]);
  expect(customerOptions([requestOf("own")])).toEqual([]);
});
