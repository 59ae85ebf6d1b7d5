import { guard, returnPath, signInPath } from "./route-guard";

const customer = { isAdmin: false };
const administrator = { isAdmin: true };
const pages = ["dashboard", "admin", "auth"] as const;

test("while loading, every route shows a spinner, whoever is signed in", () => {
  for (const user of [null, customer, administrator]) {
    for (const page of pages) expect(guard(page, { loading: true, user })).toBe("spinner");
  }
});

test("a route shows its content to those who may see it, and leads the others to where they may be", () => {
  const decisions = [null, customer, administrator].map((user) =>
    pages.map((page) => guard(page, { loading: false, user })),
  );
  expect(decisions).toEqual([
    [{ redirect: "/auth" }, { redirect: "/auth" }, "content"],
    ["content", { redirect: "/dashboard" }, { redirect: "/dashboard" }],
    ["content", "content", { redirect: "/admin" }],
  ]);
});

test("a link into the portal leads there after signing in, and a customer to no administrator's page", () => {
  for (const link of ["/dashboard?request=5", "/admin?tab=customers&customer=7", "/admin?q=a%26b%3D%3F"]) {
    const { pathname, search } = new URL(link, "https://x.example");
    const query = new URL(signInPath(pathname, search.slice(1)), "https://x.example").search;
    expect(guard("auth", { loading: false, user: administrator }, query)).toEqual({ redirect: link });
  }
  expect([signInPath("/admin", ""), returnPath("")]).toEqual(["/auth", null]);
  expect(guard("auth", { loading: false, user: customer }, "?next=%2Fadmin%3Ftab%3Dsettings")).toEqual({
    redirect: "/dashboard",
  });
});

test("an address outside the portal is not followed after signing in", () => {
  const addresses = [
    ...["https://evil.example/dashboard", "//evil.example/dashboard", "/\\evil.example/dashboard"],
    ...["javascript:alert(1)", "/dashboardx?a=1", "/about?a=1", "https://[", ""],
  ];
  expect(addresses.filter((next) => returnPath(`?${new URLSearchParams({ next })}`) !== null)).toEqual([]);
});
