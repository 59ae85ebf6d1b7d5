import { guard, guardOfAuth, homeOf } from "./guard";

const customer = { isAdmin: false };
const administrator = { isAdmin: true };
const spinner = { show: "spinner" };
const content = { show: "content" };

test.each([null, customer, administrator])("while loading, every route shows a spinner (user %j)", (user) => {
  expect(guard({ loading: true, user })).toEqual(spinner);
  expect(guard({ loading: true, user }, { adminOnly: true })).toEqual(spinner);
  expect(guardOfAuth({ loading: true, user })).toEqual(spinner);
});

test("signed-out users are redirected to /auth", () => {
  expect(guard({ loading: false, user: null })).toEqual({ redirect: "/auth" });
  expect(guard({ loading: false, user: null }, { adminOnly: true })).toEqual({ redirect: "/auth" });
});

test("customers see the dashboard and are redirected there from administrator routes", () => {
  expect(guard({ loading: false, user: customer })).toEqual(content);
  expect(guard({ loading: false, user: customer }, { adminOnly: true })).toEqual({ redirect: "/dashboard" });
});

test("administrators see customer and administrator routes", () => {
  expect(guard({ loading: false, user: administrator })).toEqual(content);
  expect(guard({ loading: false, user: administrator }, { adminOnly: true })).toEqual(content);
});

test("/auth shows its forms to signed-out users and redirects the others to their dashboard", () => {
  expect(guardOfAuth({ loading: false, user: null })).toEqual(content);
  expect(guardOfAuth({ loading: false, user: customer })).toEqual({ redirect: "/dashboard" });
  expect(guardOfAuth({ loading: false, user: administrator })).toEqual({ redirect: "/admin" });
  expect(homeOf(administrator)).toBe("/admin");
});
