// @ts-check
/**
 * The Content-Security-Policy: one for every page, so that a host needs no more than a header. The build
 * makes the pages fit it (see harden-page.ts).
 */
export const CONTENT_SECURITY_POLICY = [
  // Whatever is not named below is not loaded: frames, workers, media, objects of other kinds.
  "default-src 'none'",
  // Files of this site only: no inline script, no `eval`.
  "script-src 'self'",
  // Files only: no <style> and no style attribute. Script may still set single properties.
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // Soft navigation and the two indexes.
  "connect-src 'self'",
  "manifest-src 'self'",
  // No <base>: it would turn every relative address into another's.
  "base-uri 'none'",
  // Forms are answered by script; none is sent anywhere. Does not concern `mailto:` links.
  "form-action 'none'",
  // No page of another site shows ours in a frame.
  "frame-ancestors 'none'",
  "object-src 'none'",
  // Strings do not become script, by whatever way: only what the page's one policy lets through does.
  "require-trusted-types-for 'script'",
  // `default` is ours (browser/trusted-types.ts); it is made first and cannot be made again.
  "trusted-types default",
  // A link written with http: is fetched with https. Browsers leave http://localhost alone.
  "upgrade-insecure-requests",
].join("; ");
