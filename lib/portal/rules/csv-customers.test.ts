import fc from "fast-check";
import { writeCsv, type Separator } from "@/lib/csv";
import { NO_PASSWORD } from "../passwords";
import type { User } from "../records/schema";
import { joinAccounts } from "./accounts";
import { planCustomers } from "./csv-customers";

const now = Date.UTC(2026, 10, 20, 9);
const current = {
  accounts: joinAccounts([]),
  administrator: "chief@x.example",
  demoAccounts: [{ email: "demo@x.example" }],
  now,
};

function planOf(text: string, users: readonly User[] = []) {
  const plan = planCustomers(text, { ...current, accounts: joinAccounts(users) });
  if ("reason" in plan) throw new Error(plan.reason);
  const { records, ...rest } = plan;
  return { ...rest, users: records.map(({ value }) => value as User) };
}

const HEAD = "Email,First name,Last name";
const GOOD = "ada@x.example,Ada,Reid";

const text = fc.string({ unit: fc.constantFrom(..."=+-@\t\n\",; aé'") }).map((inner) => `x${inner}x`);
const user = fc.record({
  id: fc.uuid(),
  email: fc.nat().map((number) => `Customer-${number}@x.example`),
  password: fc.constant(NO_PASSWORD),
  firstName: text,
  lastName: text,
  company: fc.oneof(text, fc.constant("")),
  isAdmin: fc.constant(false),
  createdAt: fc
    .date({ min: new Date(Date.UTC(2000)), max: new Date(Date.UTC(2060)), noInvalidDate: true })
    .map((date) => date.toISOString()),
});
const users = fc
  .uniqueArray(user, { selector: ({ email }) => email })
  .filter((list) => new Set(list.map(({ id }) => id)).size === list.length);

test("an exported file brings the same customers to another browser, and none to its own", () => {
  fc.assert(
    fc.property(users, fc.constantFrom<Separator[]>(",", ";", "\t"), (list, by) => {
      const head = ["Id", "First name", "Last name", "Company", "Email", "Requests", "Last active"];
      const rows = list.map((item) => [
        ...[item.id, item.firstName, item.lastName, item.company, item.email, 2, item.createdAt],
      ]);
      const file = writeCsv([head, ...rows], by);
      expect(planOf(file)).toEqual({
        users: list,
        existing: 0,
        problems: [],
        renumbered: [],
        unused: ["Requests"],
      });
      expect(planOf(file, list)).toMatchObject({ users: [], existing: list.length, problems: [] });
    }),
  );
});

test("a row without an id gets the same one each time, whatever the case of its email", () => {
  const [first] = planOf(`${HEAD}\n${GOOD}`).users;
  const [second] = planOf(`${HEAD}\nADA@x.example,Other,Name`).users;
  expect(first).toMatchObject({ firstName: "Ada", company: "", isAdmin: false, password: NO_PASSWORD });
  expect(first?.createdAt).toBe(new Date(now).toISOString());
  expect(second?.id).toBe(first?.id);
  expect(planOf(`${HEAD}\nbob@x.example,Bob,Bell`).users[0]?.id).not.toBe(first?.id);
});

test("an account that exists is counted, and what the file says of it is not read", () => {
  const [ada] = planOf(`${HEAD}\n${GOOD}`).users;
  expect(planOf(`${HEAD}\n ADA@X.example ,,`, [ada!])).toMatchObject({
    users: [],
    existing: 1,
    problems: [],
  });
});

test.each([
  [",Ada,Reid", "Email", /^is empty$/],
  ["Ada,Ada,Reid", "Email", /^“Ada” is no email address$/],
  ["Demo@x.example,Ada,Reid", "Email", /demo account/],
  ["CHIEF@x.example,Ada,Reid", "Email", /administrator/],
  ["BOB@x.example,Ada,Reid", "Email", /^line 2 has this email already$/],
  ["ada@x.example, ,Reid", "First name", /^is empty$/],
  ["ada@x.example,Ada,", "Last name", /^is empty$/],
  [`${GOOD},2026-02-30`, "Last active", /no date such as 2026-11-20$/],
  [`${GOOD},,b`, "Id", /^“b” belongs to another account$/],
])("the row %j is refused for its %s", (row, column, reason) => {
  const plan = planOf(`${HEAD},Last active,Id\nbob@x.example,Bob,Bell,,b\n${row}\neve@x.example,Eve,Bell`);
  expect(plan.users.map(({ email }) => email)).toEqual(["bob@x.example", "eve@x.example"]);
  expect(plan.problems).toEqual([{ row: 3, column, reason: expect.stringMatching(reason) }]);
});

test("an id that belongs to an account with another email is refused", () => {
  const [ada] = planOf(`${HEAD}\n${GOOD}`).users;
  expect(planOf(`${HEAD},Id\nbob@x.example,Bob,Bell,${ada?.id}`, [ada!])).toMatchObject({
    users: [],
    problems: [{ row: 2, column: "Id" }],
  });
});

test.each([
  ["", /empty/],
  ["Email,First name", /no column “Last name”/],
  [`${HEAD},email`, /“Email” twice/],
  [`${HEAD}\nM\ufffdller`, /UTF-8/],
])("the file %j is refused as a whole", (file, reason) =>
  expect(planCustomers(file, current)).toEqual({ reason: expect.stringMatching(reason) }),
);
