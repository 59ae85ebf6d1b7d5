import { allRequestsList, customerOptions } from "../requests/all-requests-list";
import type { ListedRequest } from "@/lib/portal/derived-state";
import { countFilters, isFiltered, matchingItems, readView } from "./list-view";

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
    news: "2 comments",
    due: "2026-01-05",
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
    assignee: "Morag Orr",
    due: "9000-01-01",
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
    due: "2026-01-05",
  },
];

const read = (search: string) => readView(allRequestsList, "", search, requests);
const START = read("");

const FOUND: Record<string, string[]> = {
  "": ["phone", "calls", "chat"],
  "q=EVENINGS+chat": ["chat"],
  "q=ada+reid": ["phone"],
  "q=ada%40x": ["phone"],
  "q=evenings+hvac": [],
  "q=18+nov+2026": ["chat"],
  "status=in-progress": ["calls"],
  "service=Live+Chat+Support": ["chat"],
  "priority=high": ["phone", "calls"],
  "priority=high&status=completed": [],
  "industry=HVAC": ["phone"],
  "account=bob": ["calls"],
  "account=gone": ["phone", "calls", "chat"],
  "from=2026-11-19": ["phone", "calls"],
  "to=2026-11-19": ["calls", "chat"],
  "from=2026-11-19&to=2026-11-19&priority=high": ["calls"],
  "news=new": ["phone"],
  "assignee=Morag+Orr": ["calls"],
  "due=late": ["phone"],
};

test("each query shows the requests that it names", () => {
  const shown = Object.keys(FOUND).map((search) => [
    search,
    matchingItems(allRequestsList, requests, read(search)).map(({ id }) => id),
  ]);
  expect(Object.fromEntries(shown)).toEqual(FOUND);
});

test("what no list has is ignored", () => {
  const queries = [
    ...["page=-1", "page=1e9999", "page=x", "page=0", "order=__proto__", "status=paid", "priority="],
    ...["service=x", "industry=Plumber", "from=2026-02-30&to=yesterday", "columns=estimate", "account=x"],
  ];
  expect(queries.filter((query) => JSON.stringify(read(query)) !== JSON.stringify(START))).toEqual([]);
});

test("every order is one of a column that can be sorted", () => {
  const sorted = new Set(
    allRequestsList.columns.flatMap((column) =>
      column.enableSorting === false ? [] : (column.id ?? "label"),
    ),
  );
  const named = Object.keys(allRequestsList.orders).map((order) => order.split(":")[0]!);
  const ids = new Set([...sorted, "label", "service", "priority", "status"]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test("the search is not counted as a filter, and spaces are no search", () => {
  expect(countFilters(read("q=a&status=pending&from=2026-11-20"))).toBe(2);
  expect([isFiltered(read("q=+")), isFiltered(read("priority=low"))]).toEqual([false, true]);
});

test("each customer can be chosen once, A to Z, namesakes by their company", () => {
  const of = (userId: string, customer?: string, company?: string) =>
    ({ userId, customer, company }) as ListedRequest;
  const list = [
    ...[of("b", "Bob Bell"), of("a2", "Ada Reid", "Zinc"), of("b", "Bob Bell")],
    ...[of("é", "Éva Orr"), of("a1", "Ada Reid", "Acme"), of("f", "Finn Day")],
  ];
  expect(customerOptions(list)).toEqual([
    ["a1", "Ada Reid, Acme"],
    ["a2", "Ada Reid, Zinc"],
    ["b", "Bob Bell"],
    ["é", "Éva Orr"],
    ["f", "Finn Day"],
  ]);
  expect(customerOptions([of("own")])).toEqual([]);
});
