import fc from "fast-check";
import { writeCsv, type Separator } from "@/lib/csv";
import type { ServiceRequest, User } from "../records/schema";
import { PRICES } from "../testing/fake-portal";
import { joinAccounts } from "./accounts";
import { planRequests } from "./csv-requests";
import { estimateCost } from "./estimate";
import { allStatuses, industries, priorities, services } from "./options";

const user = (id: string, email: string): User => ({
  ...{ id, email, password: "x", firstName: "Ada", lastName: "Reid", company: "", isAdmin: false },
  createdAt: "2026-01-01T00:00:00.000Z",
});
const now = Date.UTC(2026, 10, 20, 9);
const accounts = joinAccounts([user("u1", "ada@x.example"), user("u2", "bob@x.example")]);
const emails: Record<string, string> = { u1: "ada@x.example", u2: "bob@x.example" };

function planOf(text: string, requests: readonly ServiceRequest[] = []) {
  const plan = planRequests(text, { accounts, requests, prices: PRICES, now });
  if ("reason" in plan) throw new Error(plan.reason);
  const { records, ...rest } = plan;
  return { ...rest, requests: records.map(({ value }) => value as ServiceRequest) };
}

const HEAD = "Email,Service,Industry,Description";
const GOOD = "ada@x.example,Lead Generation,HVAC,Boilers";

const request = fc.record({
  id: fc.uuid(),
  userId: fc.constantFrom("u1", "u2"),
  service: fc.constantFrom(...services),
  industry: fc.constantFrom(...industries),
  description: fc
    .string({ unit: fc.constantFrom(..."=+-@\t\n\",; aé'") })
    .map((text) => `x${text}x`.replaceAll("\r", "")),
  status: fc.constantFrom(...allStatuses),
  priority: fc.constantFrom(...priorities),
  createdAt: fc
    .date({ min: new Date(Date.UTC(2000)), max: new Date(Date.UTC(2060)), noInvalidDate: true })
    .map((date) => date.toISOString()),
  estimatedCost: fc.integer({ min: 0, max: 1e9 }),
});
const requests = fc
  .uniqueArray(request, { selector: ({ id }) => id })
  .map((list) => list.map((item, index) => ({ ...item, number: index + 1 })));
const separator = fc.constantFrom<Separator[]>(",", ";", "\t");

function exportOf(list: readonly ServiceRequest[], by: Separator): string {
  const head = ["Number", "Id", "Created", "Email", "Service", "Industry", "Description"];
  const rows = list.map((item) => [
    ...[`CR-${String(item.number).padStart(4, "0")}`, item.id, item.createdAt, emails[item.userId] ?? ""],
    ...[item.service, item.industry, item.description, item.priority, item.status, item.estimatedCost],
  ]);
  return writeCsv([[...head, "Priority", "Status", "Estimated cost (GBP)"], ...rows], by);
}

test("an exported file brings the same requests to another browser, and none to its own", () => {
  fc.assert(
    fc.property(requests, separator, (list, by) => {
      const text = exportOf(list, by);
      expect(planOf(text)).toEqual({ requests: list, existing: 0, problems: [], renumbered: [], unused: [] });
      expect(planOf(text, list)).toMatchObject({ requests: [], existing: list.length });
    }),
  );
});

test("a second import of a file without ids adds nothing, and equal rows of one file are all added", () => {
  const text = [HEAD, GOOD, GOOD, GOOD.replace("Boilers", "Pipes")].join("\n");
  const first = planOf(text);
  expect(first.requests).toHaveLength(3);
  expect(planOf(text, first.requests)).toMatchObject({ requests: [], existing: 3 });
});

test("what a row does not say is as in a new request", () => {
  expect(
    planOf(`${HEAD}\n${GOOD}`, [{ ...planOf(`${HEAD}\n${GOOD}`).requests[0]!, id: "other", number: 7 }]),
  ).toMatchObject({
    requests: [
      {
        ...{ userId: "u1", status: "pending", priority: "medium", number: 8 },
        createdAt: new Date(now).toISOString(),
        estimatedCost: estimateCost("Lead Generation", "medium", PRICES),
      },
    ],
  });
});

test("a status is read as it is stored and as it is shown", () => {
  const rows = ["in-progress", "In progress", "COMPLETED"].map((status) => `${GOOD},${status}`);
  const { requests } = planOf([`${HEAD},Status`, ...rows].join("\n"));
  expect(requests.map(({ status }) => status)).toEqual(["in-progress", "in-progress", "completed"]);
});

test("headings and options are read in upper and lower case, and a day is one of the browser's time zone", () => {
  const [read] = planOf(
    "EMAIL,service,industry,description,created\nADA@X.example,lead generation,hvac,Boilers,2026-03-29",
  ).requests;
  expect(read).toMatchObject({ service: "Lead Generation", industry: "HVAC" });
  expect(read?.createdAt).toBe(new Date(2026, 2, 29).toISOString());
});

test.each([
  ["", "Email", /^is empty$/],
  ["ada@x.example,,HVAC,Boilers", "Service", /^is empty$/],
  ["ada@x.example,Lead Generation,Plumber,Boilers", "Industry", /^“Plumber” is none of Plumbing, HVAC/],
  ["ada@x.example,Lead Generation,HVAC,  ", "Description", /^is empty$/],
  [`${GOOD},urgent`, "Priority", /none of low, medium, high$/],
  [`${GOOD},,paid`, "Status", /none of pending/],
  [`${GOOD},,,2026-02-30`, "Created", /no date such as 2026-11-20$/],
  [`${GOOD},,,31/11/2026`, "Created", /no date/],
  [`${GOOD},,,,-5`, "Estimated cost (GBP)", /no amount/],
  [`${GOOD},,,,0x10`, "Estimated cost (GBP)", /no amount/],
  [`${GOOD},,,,Infinity`, "Estimated cost (GBP)", /no amount/],
])("the row %j is refused for its %s", (row, column, reason) => {
  const plan = planOf(`${HEAD},Priority,Status,Created,Estimated cost (GBP)\n${row || ",a"}\n${GOOD}`);
  expect(plan.requests).toHaveLength(1);
  expect(plan.problems).toEqual([{ row: 2, column, reason: expect.stringMatching(reason) }]);
});

test.each([
  ["", /empty/],
  ["Email,Service,Industry", /no column “Description”/],
  [`${HEAD},email`, /“Email” twice/],
  [`${HEAD}\nM\ufffdller`, /UTF-8/],
])("the file %j is refused as a whole", (text, reason) =>
  expect(planRequests(text, { accounts, requests: [], prices: PRICES, now })).toEqual({
    reason: expect.stringMatching(reason),
  }),
);
