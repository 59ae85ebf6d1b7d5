import { securityHeaders } from "./policy.mjs";

it("security headers are single lines that need no escaping in server configurations", () => {
  for (const [name, value] of securityHeaders({ https: true })) {
    expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
    // No character that nginx would read as more than text between double quotes.
    expect(value).toMatch(/^[^"\\$`{}\n]+$/);
  }
});

it("sends Strict-Transport-Security only over https", () => {
  const names = (https: boolean) => securityHeaders({ https }).map(([name]) => name);
  expect(names(true)).toContain("Strict-Transport-Security");
  expect(names(false)).toEqual(names(true).filter((name) => name !== "Strict-Transport-Security"));
});

it("the policy allows no inline script or style, no eval and no other origin", () => {
  const [, policy] = securityHeaders({ https: true }).find(([name]) => name === "Content-Security-Policy")!;
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:|https?:|\./);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
});

it("no header upgrades requests to https on plain http", () => {
  for (const [, value] of securityHeaders({ https: false })) expect(value).not.toMatch(/upgrade-insecure/);
});

it("a site can replace and add directives of the policy, or send none", () => {
  const policy = { "img-src": "'self' data:", "media-src": "'self'" };
  const headers = new Map(securityHeaders({ https: false, harden: { policy } }));
  const directives = headers.get("Content-Security-Policy")!.split("; ");
  expect(directives).toContain("img-src 'self' data:");
  expect(directives).not.toContain("img-src 'self'");
  expect(directives.at(-1)).toBe("media-src 'self'");
  expect(new Map(securityHeaders({ https: false, harden: false })).has("Content-Security-Policy")).toBe(
    false,
  );
});
