/**
 * The redirect or the file of an address, for the local server, the Worker and the CloudFront function. In the JavaScript
 * that CloudFront runs: ECMAScript 5.1 with `const` and `let`. Its bundle fails for other syntax, but not for newer methods
 * of objects. `nginx.ts` has the same rules as regular expressions: change both.
 */

/** The rules of a host table about addresses. */
export interface AddressRules {
  /** Methods that are answered; the answer to any other is 405. */
  methods: readonly string[];
  /** Matches paths that are answered with 404 although the folder has a file for them. */
  hidden: RegExp;
  /** Matches the paths of files, as opposed to pages. */
  file: RegExp;
  /** Paths that are redirected, and their targets in the notation of `replace`. The first that matches counts. */
  redirects: readonly (readonly [from: RegExp, to: string])[];
}

/**
 * Where an address is redirected to: by a redirect of the site, without the query, or to its canonical form.
 *
 * @param search with its question mark
 * @returns undefined if it is not redirected
 */
export function redirectOf(rules: AddressRules, pathname: string, search: string): string | undefined {
  const redirect = rules.redirects.filter((each) => each[0].test(pathname))[0];
  if (redirect) return pathname.replace(redirect[0], redirect[1]);
  const canonical = canonicalPath(rules, pathname);
  return canonical === pathname ? undefined : canonical + search;
}

/** No trailing slash, no `.html`, no `/index`, and no capitals in paths of pages. */
function canonicalPath(rules: AddressRules, pathname: string): string {
  // Several slashes or a backslash at the start would redirect to another host.
  const plain = `/${pathname.replace(/^[/\\]+/, "")}`.replace(/(\.html|\/)+$/i, "");
  // Percent escapes are kept.
  const lower = rules.file.test(plain)
    ? plain
    : plain.replace(/%[0-9a-f]{0,2}|[A-Z]/gi, (part) => (part.charAt(0) === "%" ? part : part.toLowerCase()));
  return lower.replace(/^\/index$/, "") || "/";
}

/** The address of a file: `/services` for `services.html`, `/` for `index.html`. */
export function addressOf(file: string): string {
  const pathname = `/${file}`;
  if (!pathname.endsWith(".html") || pathname === "/404.html") return pathname;
  return pathname.slice(0, -".html".length).replace(/^\/index$/, "/");
}

/** The file that a path is answered with, escaped as the path; undefined if none may be sent. */
export function fileOf(rules: AddressRules, pathname: string): string | undefined {
  let decoded: string;
  try {
    // As nginx looks files up: `/%2eenv` is `/.env`.
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const isOutside = /[\0\\]/.test(decoded) || decoded.split("/").indexOf("..") >= 0;
  if (isOutside || rules.hidden.test(decoded)) return undefined;
  if (rules.file.test(decoded)) return pathname;
  return decoded === "/" ? "/index.html" : `${pathname}.html`;
}
