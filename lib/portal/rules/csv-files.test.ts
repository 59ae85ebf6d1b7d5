import fc from "fast-check";
import { writeCsv, type Separator } from "@/lib/csv";
import { NO_PASSWORD } from "../password-hashing";
import type { PortalRecord, ServiceRequest, User } from "../records/schema";
import { PRICES } from "../testing/fake-portal";
import { aUser } from "../testing/records";
import { joinAccounts } from "./accounts";
import { planCustomers } from "./csv-customers";
import { planRequests } from "./csv-requests";
import { planRows, type CsvPlan } from "./csv-table";
import { estimateCost } from "./estimate";
import { allStatuses, industries, priorities, services } from "./options";

const now = Date.UTC(2026, 10, 20, 9);
const emails: Record<string, string> = { u1: "ada@x.example", u2: "bob@x.example" };
const accounts = joinAccounts(Object.entries(emails).map(([id, email]) => aUser(id, email)));

const planOfRequests = (text: string, requests: readonly ServiceRequest[] = []) =>
  planRequests(text, { accounts, requests, prices: PRICES, now });
const planOfCustomers = (text: string, users: readonly User[] = []) =>
  planCustomers(text, {
    accounts: joinAccounts(users),
    administrator: "chief@x.example",
    now,
    demoAccounts: [{ email: "demo@x.example" }],
  });

/** What a plan adds, as values, and the rest of it. */
function added<T>(plan: CsvPlan | { reason: string }) {
  if ("reason" in plan) throw new Error(plan.reason);
  const { records, ...rest } = plan;
  return { ...rest, values: records.map(({ value }: PortalRecord) => value as T) };
}
const requestsOf = (...given: Parameters<typeof planOfRequests>) =>
  added<ServiceRequest>(planOfRequests(...given));
const customersOf = (...given: Parameters<typeof planOfCustomers>) => added<User>(planOfCustomers(...given));

const REQUESTS = "Email,Service,Industry,Description";
const BOILERS = "ada@x.example,Lead Generation,HVAC,Boilers";
const CUSTOMERS = "Email,First name,Last name";
const ADA = "ada@x.example,Ada,Reid";

/** Characters that separate, quote or start formulas. */
const text = fc.string({ unit: fc.constantFrom(..."=+-@\t\n\",; aé'") }).map((inner) => `x${inner}x`);
const time = fc
  .date({ min: new Date(Date.UTC(2000)), max: new Date(Date.UTC(2060)), noInvalidDate: true })
  .map((date) => date.toISOString());
const separator = fc.constantFrom<Separator[]>(",", ";", "\t");
const unchanged = { existing: 0, problems: [], renumbered: [] };

const request = fc.record({
  id: fc.uuid(),
  userId: fc.constantFrom("u1", "u2"),
  service: fc.constantFrom(...services),
  industry: fc.constantFrom(...industries),
  description: text,
  status: fc.constantFrom(...allStatuses),
  priority: fc.constantFrom(...priorities),
  createdAt: time,
  estimatedCost: fc.integer({ min: 0, max: 1e9 }),
});
const numbered = fc
  .uniqueArray(request, { selector: ({ id }) => id })
  .map((list) => list.map((item, index) => ({ ...item, number: index + 1 })));

test("an exported file brings the same requests to another browser, and none to its own", () => {
  const head = ["Number", "Id", "Created", "Email", "Service", "Industry", "Description"];
  fc.assert(
    fc.property(numbered, separator, (list, by) => {
      const rows = list.map((item) => [
        ...[`CR-${String(item.number).padStart(4, "0")}`, item.id, item.createdAt, emails[item.userId] ?? ""],
        ...[item.service, item.industry, item.description, item.priority, item.status, item.estimatedCost],
      ]);
      const file = writeCsv([[...head, "Priority", "Status", "Estimated cost (GBP)"], ...rows], by);
      expect(requestsOf(file)).toEqual({ values: list, ...unchanged, unused: [] });
      expect(requestsOf(file, list)).toMatchObject({ values: [], existing: list.length });
    }),
  );
});

test("an exported file brings a customer with its id and its day to another browser, and none to its own", () => {
  const head = "Id,First name,Last name,Company,Email,Requests,Last active";
  const file = `${head}
id-1,"=Ada","Reid, MD",,Ada@x.example,2,2026-02-01T08:30:00.000Z`;
  const { values, ...rest } = customersOf(file);
  expect(values).toEqual([
    aUser("id-1", "Ada@x.example", {
      password: NO_PASSWORD,
      firstName: "=Ada",
      lastName: "Reid, MD",
      company: "",
      createdAt: "2026-02-01T08:30:00.000Z",
    }),
  ]);
  expect(rest).toEqual({ ...unchanged, unused: ["Requests"] });
  expect(customersOf(file, values)).toMatchObject({ values: [], existing: 1, problems: [] });
});

test("a second import of requests without ids adds nothing, and equal rows of one file are all added", () => {
  const file = [REQUESTS, BOILERS, BOILERS, BOILERS.replace("Boilers", "Pipes")].join("\n");
  const first = requestsOf(file);
  expect(first.values).toHaveLength(3);
  expect(requestsOf(file, first.values)).toMatchObject({ values: [], existing: 3 });
});

test("a customer without an id gets the same one each time, whatever the case of its email", () => {
  const [first] = customersOf(`${CUSTOMERS}\n${ADA}`).values;
  const [second] = customersOf(`${CUSTOMERS}\nADA@x.example,Other,Name`).values;
  expect(first).toMatchObject({ firstName: "Ada", company: "", isAdmin: false, password: NO_PASSWORD });
  expect(first?.createdAt).toBe(new Date(now).toISOString());
  expect(second?.id).toBe(first?.id);
  expect(customersOf(`${CUSTOMERS}\nbob@x.example,Bob,Bell`).values[0]?.id).not.toBe(first?.id);
});

test("an account that exists is counted, and what the file says of it is not read; its id is no other's", () => {
  const ada = aUser("a", "ada@x.example");
  expect(customersOf(`${CUSTOMERS}\n ADA@X.example ,,`, [ada])).toMatchObject({
    values: [],
    existing: 1,
    problems: [],
  });
  expect(customersOf(`${CUSTOMERS},Id\nbob@x.example,Bob,Bell,a`, [ada])).toMatchObject({
    values: [],
    problems: [{ row: 2, column: "Id" }],
  });
});

test("what a row does not say is as in a new request", () => {
  const other = { ...requestsOf(`${REQUESTS}\n${BOILERS}`).values[0]!, id: "other", number: 7 };
  expect(requestsOf(`${REQUESTS}\n${BOILERS}`, [other]).values).toMatchObject([
    {
      userId: "u1",
      status: "pending",
      priority: "medium",
      number: 8,
      createdAt: new Date(now).toISOString(),
      estimatedCost: estimateCost("Lead Generation", "medium", PRICES),
    },
  ]);
});

test("headings and options are read in upper and lower case, statuses also as they are shown, days as local ones", () => {
  const rows = ["2026-03-29,in-progress", "29/03/2026,In progress", "29/03/2026,COMPLETED"].map(
    (rest) => `ADA@X.example,lead generation,hvac,Boilers,${rest}`,
  );
  const { values } = requestsOf(["EMAIL,service,industry,description,created,status", ...rows].join("\n"));
  expect(values.map(({ status }) => status)).toEqual(["in-progress", "in-progress", "completed"]);
  const createdAt = new Date(2026, 2, 29).toISOString();
  for (const value of values)
    expect(value).toMatchObject({ service: "Lead Generation", industry: "HVAC", createdAt });
});

test("a row of requests is refused for its first wrong cell, and the others are read", () => {
  for (const [row, column, reason] of [
    [",a", "Email", /^is empty$/],
    ["ada@x.example,Lead Generation,Plumber,Boilers", "Industry", /^“Plumber” is none of Plumbing, HVAC/],
    ["ada@x.example,Lead Generation,HVAC,  ", "Description", /^is empty$/],
    [`${BOILERS},urgent`, "Priority", /none of low, medium, high$/],
    [`${BOILERS},,paid`, "Status", /none of pending/],
    [`${BOILERS},,,2026-02-30`, "Created", /no date such as 2026-11-20$/],
    [`${BOILERS},,,2026-13-05`, "Created", /^“2026-13-05” is no date/],
    [`${BOILERS},,,11/20/2026`, "Created", /^“11\/20\/2026” is no date/],
    [`${BOILERS},,,2026-02-30T09:00:00Z`, "Created", /is no date/],
    [`${BOILERS},,,2026-11-20T25:00:00Z`, "Created", /is no date/],
    [`${BOILERS},,,,0x10`, "Estimated cost (GBP)", /no amount/],
    [`${BOILERS},,,,Infinity`, "Estimated cost (GBP)", /no amount/],
  ] as const) {
    const head = `${REQUESTS},Priority,Status,Created,Estimated cost (GBP)`;
    const { values, problems } = requestsOf(`${head}\n${row}\n${BOILERS}`);
    expect(problems).toEqual([{ row: 2, column, reason: expect.stringMatching(reason) }]);
    expect(values).toHaveLength(1);
  }
});

test("a row of customers is refused for its first wrong cell, and the others are read", () => {
  for (const [row, column, reason] of [
    [",Ada,Reid", "Email", /^is empty$/],
    ["Ada,Ada,Reid", "Email", /^“Ada” is no email address$/],
    ["Demo@x.example,Ada,Reid", "Email", /demo account/],
    ["CHIEF@x.example,Ada,Reid", "Email", /administrator/],
    ["BOB@x.example,Ada,Reid", "Email", /^line 2 has this email already$/],
    ["ada@x.example, ,Reid", "First name", /^is empty$/],
    ["ada@x.example,Ada,", "Last name", /^is empty$/],
    [`${ADA},2026-02-30`, "Last active", /no date such as 2026-11-20$/],
    [`${ADA},,b`, "Id", /^“b” belongs to another account$/],
  ] as const) {
    const head = `${CUSTOMERS},Last active,Id\nbob@x.example,Bob,Bell,,b`;
    const { values, problems } = customersOf(`${head}\n${row}\neve@x.example,Eve,Bell`);
    expect(problems).toEqual([{ row: 3, column, reason: expect.stringMatching(reason) }]);
    expect(values.map(({ email }) => email)).toEqual(["bob@x.example", "eve@x.example"]);
  }
});

test("no column is blamed for a record that could not be read again: the reason names its field", () => {
  const value = aUser("a", "ada@x.example", { createdAt: "" });
  const plan = planRows("Id\na", { required: ["Id"], optional: [] }, () => ({ kind: "user", value }));
  expect(plan).toMatchObject({
    records: [],
    problems: [
      { row: 2, column: "as it would be stored", reason: expect.stringMatching(/^user: createdAt: /) },
    ],
  });
});

test("a file without the columns, with one of them twice or in another encoding is refused as a whole", () => {
  for (const [file, reason] of [
    ["", /empty/],
    ["Email,Service,Industry", /no column “Description”/],
    [`${REQUESTS},email`, /“Email” twice/],
    [`${REQUESTS}\nM\ufffdller`, /UTF-8/],
  ] as const)
    expect(planOfRequests(file)).toEqual({ reason: expect.stringMatching(reason) });
  expect(planOfCustomers("Email,First name")).toEqual({ reason: expect.stringMatching(/“Last name”/) });
});
