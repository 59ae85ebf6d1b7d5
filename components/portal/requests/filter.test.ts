import { applyFilter, isNarrowed, NO_FILTER, type RequestFilter } from "./filter";
import type { ListedRequest } from "./listed-request";

const base = { userId: "u", industry: "Plumbing", description: "" };
const requests: ListedRequest[] = [
  {
    ...base,
    id: "chat",
    service: "Live Chat Support",
    description: "Evenings, please",
    status: "completed",
    priority: "low",
    createdAt: "2026-11-18T09:00:00.000Z",
    estimatedCost: 1885,
  },
  {
    ...base,
    id: "phone",
    service: "Telephone Answering Services",
    industry: "HVAC",
    status: "pending",
    priority: "high",
    createdAt: "2026-11-20T09:00:00.000Z",
    estimatedCost: 1796,
    customer: "Ada Reid",
    email: "ada@x.example",
  },
  {
    ...base,
    id: "calls",
    service: "Call Center Outsourcing",
    status: "in-progress",
    priority: "high",
    createdAt: "2026-11-19T09:00:00.000Z",
    estimatedCost: 2876,
  },
];
const ids = (filter: Partial<RequestFilter>) =>
  applyFilter(requests, { ...NO_FILTER, ...filter }).map(({ id }) => id);

test.each<[Partial<RequestFilter>, string[]]>([
  [{}, ["phone", "calls", "chat"]],
  [{ query: "EVENINGS chat" }, ["chat"]],
  [{ query: "ada reid" }, ["phone"]],
  [{ query: "hvac" }, ["phone"]],
  [{ query: "evenings hvac" }, []],
  [{ status: "in-progress" }, ["calls"]],
  [{ service: "Live Chat Support" }, ["chat"]],
  [{ priority: "high" }, ["phone", "calls"]],
  [{ priority: "high", status: "completed" }, []],
  [{ sort: "oldest" }, ["chat", "calls", "phone"]],
  [{ sort: "costliest" }, ["calls", "chat", "phone"]],
  [{ sort: "cheapest" }, ["phone", "chat", "calls"]],
  [{ sort: "urgent" }, ["phone", "calls", "chat"]],
  [{ sort: "status" }, ["phone", "calls", "chat"]],
  [{ sort: "service" }, ["calls", "chat", "phone"]],
])("%j leaves %j", (filter, expected) => expect(ids(filter)).toEqual(expected));

test("an order alone leaves nothing out, and neither do spaces", () => {
  expect(isNarrowed({ ...NO_FILTER, sort: "oldest", query: " " })).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, priority: "low" })).toBe(true);
});
