/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { administration } from "./administration";
import { NEWEST_FIRST, NO_FILTER, type Order, type RequestFilter } from "./filter";
import type { ListedRequest } from "./listed-request";
import { useRequestTable, type RequestTableOptions } from "./use-request-table";

jest.mock("next/navigation", () => ({ useSearchParams: () => null }));

const base = { userId: "u", industry: "Plumbing", description: "" };
const requests: ListedRequest[] = [
  {
    ...base,
    id: "phone",
    label: "CR-0003",
    service: "Telephone Answering Services",
    industry: "HVAC",
    status: "pending",
    priority: "high",
    createdAt: "2026-11-20T12:00:00.000Z",
    estimatedCost: 1796,
    customer: "Ada Reid",
    email: "ada@x.example",
  },
  {
    ...base,
    id: "calls",
    userId: "bob",
    label: "CR-0002",
    service: "Call Center Outsourcing",
    status: "in-progress",
    priority: "high",
    createdAt: "2026-11-19T12:00:00.000Z",
    estimatedCost: 2876,
    customer: "Bob Bell",
  },
  {
    ...base,
    id: "chat",
    label: "CR-0001",
    service: "Live Chat Support",
    description: "Evenings, please",
    status: "completed",
    priority: "low",
    createdAt: "2026-11-18T12:00:00.000Z",
    estimatedCost: 1885,
    customer: "Cat Eaves",
  },
];

function optionsOf(given: {
  filter?: Partial<RequestFilter>;
  order?: Order;
  list?: readonly ListedRequest[];
}): RequestTableOptions {
  return {
    requests: given.list ?? requests,
    administration,
    filter: { ...NO_FILTER, ...given.filter },
    order: given.order ?? NEWEST_FIRST,
    onOrder: () => {},
    focusList: () => {},
  };
}
const renderTable = (options: RequestTableOptions) => renderHook(useRequestTable, { initialProps: options });
const idsOf = (hook: ReturnType<typeof renderTable>) =>
  hook.result.current.getRowModel().rows.map(({ id }) => id);

test.each<[Partial<RequestFilter>, string[]]>([
  [{}, ["phone", "calls", "chat"]],
  [{ query: "EVENINGS chat" }, ["chat"]],
  [{ query: "ada reid" }, ["phone"]],
  [{ query: "ada@x" }, ["phone"]],
  [{ query: "hvac" }, ["phone"]],
  [{ query: "evenings hvac" }, []],
  [{ status: "in-progress" }, ["calls"]],
  [{ service: "Live Chat Support" }, ["chat"]],
  [{ priority: "high" }, ["phone", "calls"]],
  [{ priority: "high", status: "completed" }, []],
  [{ industry: "HVAC" }, ["phone"]],
  [{ account: "bob" }, ["calls"]],
  [{ from: "2026-11-19" }, ["phone", "calls"]],
  [{ to: "2026-11-19" }, ["calls", "chat"]],
  [{ from: "2026-11-19", to: "2026-11-19", priority: "high" }, ["calls"]],
])("the filter %j leaves the rows %j", (filter, expected) =>
  expect(idsOf(renderTable(optionsOf({ filter })))).toEqual(expected),
);

test.each<[Order, string[]]>([
  ["created:asc", ["chat", "calls", "phone"]],
  ["estimate:desc", ["calls", "chat", "phone"]],
  ["estimate:asc", ["phone", "chat", "calls"]],
  ["priority:desc", ["phone", "calls", "chat"]],
  ["priority:asc", ["chat", "phone", "calls"]],
  ["status:asc", ["phone", "calls", "chat"]],
  ["status:desc", ["chat", "calls", "phone"]],
  ["service:asc", ["calls", "chat", "phone"]],
  ["service:desc", ["phone", "chat", "calls"]],
  ["customer:desc", ["chat", "calls", "phone"]],
])("the order %s sorts the rows as %j", (order, expected) =>
  expect(idsOf(renderTable(optionsOf({ order })))).toEqual(expected),
);

describe("a list of 101 requests", () => {
  const list = Array.from({ length: 101 }, (_, index) => ({ ...requests[0]!, id: `r${index}` }));
  const options = optionsOf({ list });

  it("has pages, and stays on an existing page when its rows change", () => {
    const hook = renderTable(options);
    expect(idsOf(hook)).toHaveLength(25);
    act(() => hook.result.current.lastPage());
    expect(idsOf(hook)).toEqual(["r100"]);
    const changed = list.map((request) => ({ ...request, status: "completed" as const }));
    hook.rerender({ ...options, requests: changed });
    expect(idsOf(hook)).toEqual(["r100"]);
    hook.rerender({ ...options, requests: changed.slice(0, 60) });
    expect(idsOf(hook)).toHaveLength(10);
  });

  it("keeps the first row of the page in sight when the rows per page change", () => {
    const hook = renderTable(options);
    act(() => hook.result.current.setPageIndex(3));
    act(() => hook.result.current.setPageSize(50));
    expect(idsOf(hook)[0]).toBe("r50");
    expect(idsOf(hook)).toHaveLength(50);
  });

  it("goes to the first page when the order changes", () => {
    const hook = renderTable(options);
    act(() => hook.result.current.nextPage());
    expect(idsOf(hook)[0]).toBe("r25");
    hook.rerender({ ...options, order: "created:asc" });
    expect(hook.result.current.state.pagination.pageIndex).toBe(0);
  });
});
