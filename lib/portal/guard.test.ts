import { guard, guardOfAuth, returnPath, signInPath } from "./guard";

const customer = { isAdmin: false };
const administrator = { isAdmin: true };
const adminOnly = { adminOnly: true };
const content = { show: "content" };

test("while loading, every route shows a spinner, whoever is signed in", () => {
  for (const user of [null, customer, administrator]) {
    const session = { loading: true, user };
    for (const shown of [guard(session), guard(session, adminOnly), guardOfAuth(session)])
      expect(shown).toEqual({ show: "spinner" });
  }
});

test("a route shows its content to those who may see it, and leads the others to where they may be", () => {
  const decisions = [null, customer, administrator].map((user) => {
    const session = { loading: false, user };
    return [guard(session), guard(session, adminOnly), guardOfAuth(session)];
  });
  expect(decisions).toEqual([
    [{ redirect: "/auth" }, { redirect: "/auth" }, content],
    [content, { redirect: "/dashboard" }, { redirect: "/dashboard" }],
    [content, content, { redirect: "/admin" }],
  ]);
});

test("a link into the portal leads there after signing in, and a customer to no administrator's page", () => {
  for (const link of ["/dashboard?request=5", "/admin?tab=customers&customer=7", "/admin?q=a%26b%3D%3F"]) {
    const { pathname, search } = new URL(link, "https://x.example");
    const next = returnPath(new URL(signInPath(pathname, search.slice(1)), "https://x.example").search);
    expect(guardOfAuth({ loading: false, user: administrator }, next)).toEqual({ redirect: link });
  }
  expect([signInPath("/admin", ""), returnPath("")]).toEqual(["/auth", null]);
  const next = returnPath("?next=%2Fadmin%3Ftab%3Dsettings");
  expect(guardOfAuth({ loading: false, user: customer }, next)).toEqual({ redirect: "/dashboard" });
});

test("an address outside the portal is not followed after signing in", () => {
  const addresses = [
    ...["https://evil.example/dashboard", "//evil.example/dashboard", "/\\evil.example/dashboard"],
    ...["javascript:alert(1)", "/dashboardx?a=1", "/about?a=1", "https://[", ""],
  ];
  expect(addresses.filter((next) => returnPath(`?${new URLSearchParams({ next })}`) !== null)).toEqual([]);
});
