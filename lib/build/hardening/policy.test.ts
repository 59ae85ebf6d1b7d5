import { CONTENT_SECURITY_POLICY } from "./policy.mjs";

it("is one line, fit for any server's configuration", () => {
  // No character that nginx or Caddy would read as more than text between double quotes.
  expect(CONTENT_SECURITY_POLICY).toMatch(/^[^"\\$`{}\n]+$/);
});

it("allows no inline script or style, no eval and no other origin", () => {
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*|data:|blob:|https?:|\./);
  expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
});
