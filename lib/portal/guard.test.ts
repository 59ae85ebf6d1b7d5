import { guard, guardOfAuth, homeOf, returnPath, signInPath } from "./guard";

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

test.each(["/dashboard?request=5", "/admin?tab=customers&customer=7", "/admin?q=a%26b%3D%3F"])(
  "a link to %s leads there after signing in",
  (link) => {
    const { pathname, search } = new URL(link, "https://x.example");
    const next = returnPath(new URL(signInPath(pathname, search.slice(1)), "https://x.example").search);
    expect(guardOfAuth({ loading: false, user: administrator }, next)).toEqual({ redirect: link });
  },
);

test("without a query, sign-in leads to the user's own start page", () => {
  expect(signInPath("/admin", "")).toBe("/auth");
  expect(returnPath("")).toBeNull();
});

test("a customer is not led to an administrator's page", () => {
  const next = returnPath("?next=%2Fadmin%3Ftab%3Dsettings");
  expect(guardOfAuth({ loading: false, user: customer }, next)).toEqual({ redirect: "/dashboard" });
});

test.each([
  "https://evil.example/dashboard",
  "//evil.example/dashboard",
  "/\\evil.example/dashboard",
  "javascript:alert(1)",
  "/dashboardx?a=1",
  "/about?a=1",
  "https://[",
  "",
])("an address outside the portal is not followed after signing in: %s", (next) =>
  expect(returnPath(`?${new URLSearchParams({ next })}`)).toBeNull(),
);
