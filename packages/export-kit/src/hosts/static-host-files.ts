/**
 * `_headers` and `_redirects`, which Cloudflare (Pages, Workers static assets) and Netlify read from
 * the site's folder. Both hosts revalidate by default and lead `/x.html` and `/x/` to `/x` by themselves.
 */
import type { HostTable } from "./table.mjs";

/** What Cloudflare takes at most; Netlify takes more. */
export const STATIC_HOST_LIMITS = { headerRules: 100, lineLength: 2_000, redirects: 2_000 };

/**
 * Two rules for one path have their values joined with a comma, so no header is set by two of them.
 * Pages and files cannot be told apart by a pattern: page headers go on everything, where browsers
 * pay no heed to them.
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

/** Netlify knows 301 for good, not 308; the addresses in the table are only ever read. */
export function redirectsFile({ redirects }: HostTable): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");
}
