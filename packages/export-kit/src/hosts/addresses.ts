/**
 * The rules of addresses, which the local server and the Worker share. `nginx.ts` has them as regular expressions, and
 * `edge/cloudfront-function.ts` in an older JavaScript: change all of them.
 */
import { isFile, isHidden, METHODS, REDIRECT_STATUS, type HostTable } from "./table";

/** Either the status and a header of an answer without a body, or a file; without one, the answer is 404. */
interface Answer {
  status?: number;
  headers?: Record<string, string>;
  file?: { path: string; type: string };
}

/** How a request is answered, apart from conditions, ranges and files that do not exist. @param search with its question mark */
export function answerTo(table: HostTable, method: string, pathname: string, search: string): Answer {
  if (!METHODS.includes(method)) return { status: 405, headers: { Allow: METHODS.join(", ") } };
  const Location = table.redirectOf(pathname) ?? canonicalPath(pathname + search);
  if (Location !== undefined) return { status: REDIRECT_STATUS, headers: { Location } };
  const path = fileOf(pathname);
  const type = table.mediaTypeOf(pathname);
  return path && type ? { file: { path, type } } : {};
}

/**
 * Returns the canonical form of a URL: no trailing slash, no `.html`, no `/index`, and no capitals in paths of pages.
 *
 * @param url path and query as requested
 * @returns undefined if the URL is canonical
 */
export function canonicalPath(url: string): string | undefined {
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

export function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, "");
}

/** The file that a path is answered with, from the site's folder; undefined if none may be sent. */
function fileOf(pathname: string): string | undefined {
  let decoded;
  try {
    // As nginx looks files up: `/%2eenv` is `/.env`.
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const steps = decoded.split("/");
  if (/[\0\\]/.test(decoded) || steps.includes("..") || isHidden(decoded)) return undefined;
  if (isFile(decoded)) return decoded;
  return decoded === "/" ? "/index.html" : `${decoded}.html`;
}
