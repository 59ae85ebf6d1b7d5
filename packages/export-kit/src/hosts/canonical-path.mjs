// @ts-check
import { isFile } from "./table.mjs";

/**
 * Returns the canonical form of a URL: no trailing slash, no `.html`, no `/index`, and no capitals in paths of pages.
 * `nginx.ts` has the same rules as regular expressions: change both.
 *
 * @param {string} url path and query as requested
 * @returns {string | undefined} undefined if the URL is canonical
 */
export function canonicalPath(url) {
  const pathname = withoutQuery(url);
  // Several slashes or a backslash at the start would redirect to another host.
  const plain = `/${pathname.replace(/^[/\\]+/, "")}`.replace(/(\.html|\/)+$/i, "");
  // Percent escapes are kept.
  const lower = isFile(plain)
    ? plain
    : plain.replace(/%[0-9a-f]{0,2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  const canonical = lower.replace(/^\/index$/, "") || "/";
  return canonical === pathname ? undefined : `${canonical}${url.slice(pathname.length)}`;
}

/** @param {string} url */
export function withoutQuery(url) {
  return url.replace(/\?.*$/s, "");
}
