import { columnFiltersOf, isFiltered, NO_FILTER, orderOf, sortingOf } from "./filter";

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
