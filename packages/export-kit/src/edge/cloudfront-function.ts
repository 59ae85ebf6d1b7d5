import { fileSource, redirectSource, redirectTarget } from "../hosts/nginx";
import { HIDDEN, isPlaceholder, METHODS, REDIRECT_STATUS, REVALIDATE, type HostTable } from "../hosts/table";

/** Bytes that CloudFront allows. */
export const MAX_FUNCTION_BYTES = 10_240;

/**
 * A CloudFront function for viewer requests: methods, redirects, and the object of an address. CloudFront adds the rest,
 * as the template of `cloudfront-template.ts` says. It runs JavaScript of 2011 with some later parts: ECMAScript 5.1 is
 * what its documentation promises. The rules are those of `addresses.ts`: change both.
 *
 * @throws Error if the redirects of the site are too many for one function
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function cloudfrontFunction(table: HostTable): string {
  const code = `${settingsSource(table)}${HANDLER}`;
  const bytes = Buffer.byteLength(code);
  if (bytes > MAX_FUNCTION_BYTES)
    throw new Error(
      `the CloudFront function has ${bytes} bytes, and CloudFront allows ${MAX_FUNCTION_BYTES}: shorten the redirects`,
    );
  return code;
}

/** The table of the site as variables of the function. */
function settingsSource({ securityHeaders, pageHeaders, redirects }: HostTable): string {
  const entries = Object.entries(redirects);
  const hasPlaceholder = (path: string) => path.split("/").some(isPlaceholder);
  const patterns = entries.filter(([from]) => hasPlaceholder(from)).map(([from, to]) => pattern(from, to));
  const settings = {
    METHODS,
    HIDDEN,
    HEADERS: { ...securityHeaders, "Cache-Control": REVALIDATE },
    PAGE_HEADERS: pageHeaders,
    REDIRECTS: Object.fromEntries(entries.filter(([from]) => !hasPlaceholder(from))),
  };
  return `${Object.entries(settings)
    .map(([name, value]) => `var ${name} = ${JSON.stringify(value)};\n`)
    .join("")}var PATTERNS = [${patterns.join(", ")}];
var FILE = ${new RegExp(fileSource(), "i")};
`;
}

/** A redirect with placeholders: its expression, and its target in the notation of `replace`. */
function pattern(from: string, to: string): string {
  const names = from
    .split("/")
    .filter(isPlaceholder)
    .map((part) => part.slice(1));
  const source = redirectSource(from, () => "([^/]+)");
  const target = redirectTarget(to, (name) => `$${names.indexOf(name) + 1}`);
  return `[${new RegExp(source)}, ${JSON.stringify(target)}]`;
}

const HANDLER = `
function answer(path, status, description, name, value) {
  var headers = {};
  function add(more) {
    for (var key in more) headers[key.toLowerCase()] = { value: more[key] };
  }
  add(HEADERS);
  if (!FILE.test(path)) add(PAGE_HEADERS);
  headers[name] = { value: value };
  return { statusCode: status, statusDescription: description, headers: headers };
}

function redirectOf(path) {
  if (Object.prototype.hasOwnProperty.call(REDIRECTS, path)) return REDIRECTS[path];
  for (var i = 0; i < PATTERNS.length; i += 1)
    if (PATTERNS[i][0].test(path)) return path.replace(PATTERNS[i][0], PATTERNS[i][1]);
  return undefined;
}

function canonical(path) {
  var plain = ("/" + path.replace(/^[/\\\\]+/, "")).replace(/(\\.html|\\/)+$/i, "");
  var lower = FILE.test(plain)
    ? plain
    : plain.replace(/%[0-9a-f]{0,2}|[A-Z]/gi, function (part) {
        return part.charAt(0) === "%" ? part : part.toLowerCase();
      });
  return lower.replace(/^\\/index$/, "") || "/";
}

function objectOf(path) {
  var decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch (error) {
    return undefined;
  }
  if (/[\\0\\\\]/.test(decoded) || decoded.split("/").indexOf("..") >= 0) return undefined;
  if (HIDDEN.indexOf(decoded) >= 0 || /\\/\\.(?!well-known\\/)/.test(decoded)) return undefined;
  if (FILE.test(decoded)) return path;
  return decoded === "/" ? "/index.html" : path + ".html";
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (METHODS.indexOf(request.method) < 0)
    return answer(path, 405, "Method Not Allowed", "allow", METHODS.join(", "));
  var target = redirectOf(path);
  if (target === undefined && canonical(path) !== path) {
    var query = request.rawQueryString();
    target = canonical(path) + (query === undefined ? "" : "?" + query);
  }
  if (target !== undefined) return answer(path, ${REDIRECT_STATUS}, "Permanent Redirect", "location", target);
  // An object that no deploy writes: the answer is the 404 page.
  request.uri = objectOf(path) || "/.missing";
  return request;
}
`;
