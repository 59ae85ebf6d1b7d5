import { may, roleOf, type Permission } from "./roles";

const visitor = null;
const customer = { isAdmin: false };
const administrator = { isAdmin: true };

test("the role depends on the signed-in user", () => {
  expect([visitor, customer, administrator].map(roleOf)).toEqual(["visitor", "customer", "administrator"]);
});

test.each<[Permission, boolean, boolean, boolean]>([
  ["open-dashboard", false, true, true],
  ["create-request", false, true, true],
  ["see-own-requests", false, true, true],
  ["open-admin", false, false, true],
  ["see-all-requests", false, false, true],
  ["see-customers", false, false, true],
  ["set-status", false, false, true],
  ["set-password", false, false, true],
  ["use-backup", false, false, true],
  ["erase-all", false, false, true],
])("%s is allowed for visitors: %s, customers: %s, administrators: %s", (permission, ...expected) => {
  expect([visitor, customer, administrator].map((user) => may(user, permission))).toEqual(expected);
});
