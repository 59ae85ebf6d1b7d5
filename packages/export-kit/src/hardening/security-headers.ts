/** The security headers of every response, on every host. */
import type { ExportKitOptions } from "../options";

/**
 * The Content-Security-Policy. The same for every page, so that hosts need only a constant header: no hashes of
 * scripts, because `externalise-scripts.ts` leaves none inline, and `move-styles.ts` no styles.
 */
const DIRECTIVES = {
  // Nothing else is loaded: no frames, media or other objects.
  "default-src": "'none'",
  // Only files of this site: no inline scripts, no `eval`.
  "script-src": "'self'",
  // Only files: no <style> and no style attribute. Scripts may still set single properties.
  "style-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  // Soft navigation, and data that scripts fetch.
  "connect-src": "'self'",
  "manifest-src": "'self'",
  // The service worker of the option `offline`.
  "worker-src": "'self'",
  // No <base>: it would redirect every relative URL.
  "base-uri": "'none'",
  // Forms are handled by scripts, never submitted. `mailto:` links are not affected.
  "form-action": "'none'",
  // Other sites cannot show ours in a frame.
  "frame-ancestors": "'none'",
  "object-src": "'none'",
  // Strings become scripts only through the page's Trusted Types policy.
  "require-trusted-types-for": "'script'",
  // `browser/trusted-types.ts` creates `default` first; it cannot be created a second time.
  "trusted-types": "default",
  // No `upgrade-insecure-requests`: on plain http it would request every script over https, and nothing would work.
  // On https, 'self' and Strict-Transport-Security have the same effect.
};

const HEADERS = {
  // Browsers must not guess content types.
  "X-Content-Type-Options": "nosniff",
  // Other sites see the origin that a visitor came from, not the page.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // The site uses none of these; injected scripts must not either.
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()",
  // Windows that opened ours, or that we opened, have no access to it.
  "Cross-Origin-Opener-Policy": "same-origin",
  // Other sites cannot embed our files.
  "Cross-Origin-Resource-Policy": "same-origin",
  // For browsers that do not know frame-ancestors.
  "X-Frame-Options": "DENY",
  // One year of https only. Not over plain http (RFC 6797, section 7.2): the host table leaves it out there. Without
  // `includeSubDomains`, because other subdomains are not ours to decide about.
  "Strict-Transport-Security": "max-age=31536000",
};

/** The security headers of every response over https, including errors and redirects. */
export function securityHeaders(harden: ExportKitOptions["harden"] = {}): Record<string, string> {
  if (!harden) return HEADERS;
  const policy = Object.entries({ ...DIRECTIVES, ...harden.policy });
  return {
    "Content-Security-Policy": policy.map((directive) => directive.join(" ")).join("; "),
    ...HEADERS,
  };
}
