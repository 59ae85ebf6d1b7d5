import { securityHeaders } from "./security-headers";

it("sends single lines that need no escaping in server configurations", () => {
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
    // No character that nginx would read as more than text between double quotes.
    expect(value).toMatch(/^[^"\\$`{}\n]+$/);
  }
});

it("sends the policy with everything, without inline scripts, eval and other origins, and asks for no upgrade", () => {
  expect(securityHeaders()).toEqual({
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "object-src 'none'; require-trusted-types-for 'script'; trusted-types default",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringContaining("camera=(), "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Strict-Transport-Security": "max-age=31536000",
  });
});

it("a site can replace and add directives of the policy, or send none", () => {
  const policy = { "img-src": "'self' data:", "media-src": "'self'" };
  const directives = securityHeaders({ policy })["Content-Security-Policy"]!.split("; ");
  expect(directives).toContain("img-src 'self' data:");
  expect(directives).not.toContain("img-src 'self'");
  expect(directives.at(-1)).toBe("media-src 'self'");
  expect(securityHeaders(false)).not.toHaveProperty("Content-Security-Policy");
});
