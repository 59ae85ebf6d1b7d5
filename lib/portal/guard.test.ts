import { guard, guardOfAuth, homeOf } from "./guard";

const customer = { isAdmin: false };
const administrator = { isAdmin: true };
const spinner = { show: "spinner" };
const content = { show: "content" };

test.each([null, customer, administrator])(
  "while loading there is a spinner, whoever it may be: %j",
  (user) => {
    expect(guard({ loading: true, user })).toEqual(spinner);
    expect(guard({ loading: true, user }, { adminOnly: true })).toEqual(spinner);
    expect(guardOfAuth({ loading: true, user })).toEqual(spinner);
  },
);

test("nobody goes to /auth", () => {
  expect(guard({ loading: false, user: null })).toEqual({ redirect: "/auth" });
  expect(guard({ loading: false, user: null }, { adminOnly: true })).toEqual({ redirect: "/auth" });
});

test("a customer sees the dashboard, and is sent there from what is the administrator's", () => {
  expect(guard({ loading: false, user: customer })).toEqual(content);
  expect(guard({ loading: false, user: customer }, { adminOnly: true })).toEqual({ redirect: "/dashboard" });
});

test("an administrator sees both", () => {
  expect(guard({ loading: false, user: administrator })).toEqual(content);
  expect(guard({ loading: false, user: administrator }, { adminOnly: true })).toEqual(content);
});

test("/auth is for the signed-out; others go to where they work", () => {
  expect(guardOfAuth({ loading: false, user: null })).toEqual(content);
  expect(guardOfAuth({ loading: false, user: customer })).toEqual({ redirect: "/dashboard" });
  expect(guardOfAuth({ loading: false, user: administrator })).toEqual({ redirect: "/admin" });
  expect(homeOf(administrator)).toBe("/admin");
});
