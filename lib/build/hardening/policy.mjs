// @ts-check
/**
 * The Content-Security-Policy of every response: one constant, for all pages. Nothing inline, no other
 * origin, no frames, and Trusted Types for what scripts hand to the document.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default nextjs",
  "upgrade-insecure-requests",
].join("; ");
