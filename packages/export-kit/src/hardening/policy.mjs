/**
 * What every response of the site says about itself, whatever host it is on. Plain JavaScript, so that
 * the local server can read it as it is.
 */

/**
 * The Content-Security-Policy: one for every page, so that a host needs no more than a header. The build
 * makes the pages fit it (see harden-page.ts).
 *
 * @see docs/decisions/0012-libraries-under-the-policy.md
 */
const DIRECTIVES = [
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
  // No `upgrade-insecure-requests`: where the site is on plain http, it would ask for every script over
  // https, and nothing would work. Where it is on https, 'self' and Strict-Transport-Security see to it.
];

/** @type {readonly (readonly [name: string, value: string])[]} */
const HEADERS = [
  // A file is what its content type says, not what it looks like.
  ["X-Content-Type-Options", "nosniff"],
  // Other sites learn from which site a visitor came, not from which page.
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  // Nothing on the site asks for any of these; injected script shall not either.
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()",
  ],
  // A window that opened ours, or that we opened, has no hold on it.
  ["Cross-Origin-Opener-Policy", "same-origin"],
  // Other sites cannot load our files into their pages.
  ["Cross-Origin-Resource-Policy", "same-origin"],
  // For browsers that do not know frame-ancestors.
  ["X-Frame-Options", "DENY"],
];

/**
 * Only where the site is served over https; a server must not send it otherwise (RFC 6797, 7.2). A year
 * without plain http. Says nothing of subdomains, which this site does not know.
 *
 * @type {readonly [name: string, value: string]}
 */
const STRICT_TRANSPORT_SECURITY = ["Strict-Transport-Security", "max-age=31536000"];

/**
 * Security headers of every response, of errors and redirects too.
 *
 * @param {object} options
 * @param {boolean} options.https whether visitors reach the host over https
 * @param {import("../options").ExportKitOptions["harden"]} [options.harden]
 * @returns {(readonly [name: string, value: string])[]}
 */
export function securityHeaders({ https, harden = {} }) {
  return [
    ...(harden ? [/** @type {const} */ (["Content-Security-Policy", contentSecurityPolicy(harden)])] : []),
    ...HEADERS,
    ...(https ? [STRICT_TRANSPORT_SECURITY] : []),
  ];
}

/**
 * @param {import("../options").HardenOptions} options
 * @returns {string} the policy, with a site's own directives in the place of ours
 */
function contentSecurityPolicy({ policy = {} }) {
  const names = DIRECTIVES.map((directive) => directive.replace(/ .*/, ""));
  const changed = DIRECTIVES.map((directive, index) => {
    const own = policy[names[index]];
    return own === undefined ? directive : `${names[index]} ${own}`;
  });
  const added = Object.entries(policy).filter(([name]) => !names.includes(name));
  return [...changed, ...added.map((directive) => directive.join(" "))].join("; ");
}
