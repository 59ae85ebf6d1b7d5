import { columnFiltersOf, isNarrowed, NO_FILTER, orderOf, sortingOf } from "./filter";

test("spaces leave nothing out, a priority does", () => {
  expect(isNarrowed({ ...NO_FILTER, query: " " })).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, priority: "low" })).toBe(true);
});

test("a filter names the columns that it narrows, and no others", () => {
  expect(columnFiltersOf(NO_FILTER)).toEqual([]);
  expect(columnFiltersOf({ ...NO_FILTER, query: " Ada  HVAC ", status: "pending" })).toEqual([
    { id: "text", value: ["ada", "hvac"] },
    { id: "status", value: "pending" },
  ]);
});

test("an order is the table's and back", () => {
  expect(sortingOf("estimate:desc")).toEqual([{ id: "estimate", desc: true }]);
  expect(orderOf(sortingOf("customer:asc"))).toBe("customer:asc");
  expect(orderOf([])).toBe("created:desc");
  expect(orderOf([{ id: "toString", desc: false }])).toBe("created:desc");
});
