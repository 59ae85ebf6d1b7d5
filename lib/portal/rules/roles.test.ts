import { may, roleOf, type Permission } from "./roles";

const visitor = null;
const customer = { isAdmin: false };
const administrator = { isAdmin: true };

test("the role follows from who is signed in", () => {
  expect([visitor, customer, administrator].map(roleOf)).toEqual(["visitor", "customer", "administrator"]);
});

/** The role table of section 6, row by row; a backup holds everybody's data, so it is the administrator's. */
test.each<[Permission, boolean, boolean, boolean]>([
  ["open-dashboard", false, true, true],
  ["create-request", false, true, true],
  ["see-own-requests", false, true, true],
  ["open-admin", false, false, true],
  ["see-all-requests", false, false, true],
  ["see-customers", false, false, true],
  ["set-status", false, false, true],
  ["use-backup", false, false, true],
  ["erase-all", false, false, true],
])("%s: visitor %s, customer %s, administrator %s", (permission, ...expected) => {
  expect([visitor, customer, administrator].map((user) => may(user, permission))).toEqual(expected);
});
