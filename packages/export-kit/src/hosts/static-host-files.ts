/**
 * `_headers` and `_redirects`, which Cloudflare (Pages, Workers static assets) and Netlify read from the site's
 * folder. By default both hosts revalidate, and redirect `/x.html` and `/x/` to `/x`.
 */
import type { HostTable } from "./table";

/** Cloudflare's limits; Netlify's are higher. */
export const STATIC_HOST_LIMITS = { headerRules: 100, lineLength: 2_000, redirects: 2_000 };

/**
 * Hosts join the values of a header that two rules set for a path, so no two rules set the same header. Patterns
 * cannot distinguish pages from files: page headers are sent with everything, and browsers ignore them on files.
 */
export function headersFile({ securityHeaders, pageHeaders, cacheRules, specialTypes }: HostTable): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", { ...securityHeaders, ...pageHeaders }],
    ...cacheRules.flatMap(({ paths, value }) =>
      paths.map((path): [string, Record<string, string>] => [path, { "Cache-Control": value }]),
    ),
    ...Object.entries(specialTypes).map(([path, type]): [string, Record<string, string>] => [
      path,
      { "Content-Type": type },
    ]),
  ];
  return rules.map(([path, headers]) => `${path}\n${headerLines(headers)}\n`).join("\n");
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join("\n");
}

/** Status 301, because Netlify does not support 308. The redirects are for GET requests, where both mean the same. */
export function redirectsFile({ redirects }: HostTable): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");
}
