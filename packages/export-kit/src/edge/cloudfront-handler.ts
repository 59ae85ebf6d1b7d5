/**
 * The CloudFront function for viewer requests: methods, redirects, and the object of an address. CloudFront adds the rest,
 * as the template says. For its JavaScript see `addresses.ts`.
 */
import { fileOf, redirectOf, type AddressRules } from "../hosts/addresses";

/** Written before this script, by `cloudfront-template.ts`. */
declare const RULES: AddressRules;
declare const HEADERS: Readonly<Record<string, string>>;
declare const PAGE_HEADERS: Readonly<Record<string, string>>;

interface ViewerRequest {
  method: string;
  /** As requested, escapes included. */
  uri: string;
  /** Undefined without a question mark. */
  rawQueryString(): string | undefined;
}

interface FunctionAnswer {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
}

/** Returns an answer, or the request with the path of an object as its `uri`. */
export function handler(event: { request: ViewerRequest }): ViewerRequest | FunctionAnswer {
  const request = event.request;
  const path = request.uri;
  if (RULES.methods.indexOf(request.method) < 0)
    return answer(path, 405, "Method Not Allowed", { allow: RULES.methods.join(", ") });
  const query = request.rawQueryString();
  const location = redirectOf(RULES, path, query === undefined ? "" : `?${query}`);
  if (location !== undefined) return answer(path, 308, "Permanent Redirect", { location });
  // An object that no deploy writes: the answer is the 404 page.
  request.uri = fileOf(RULES, path) ?? "/.missing";
  return request;
}

function answer(
  path: string,
  statusCode: number,
  statusDescription: string,
  more: Readonly<Record<string, string>>,
): FunctionAnswer {
  const headers: FunctionAnswer["headers"] = {};
  const add = (all: Readonly<Record<string, string>>) =>
    Object.keys(all).forEach((name) => (headers[name.toLowerCase()] = { value: all[name]! }));
  add(HEADERS);
  if (!RULES.file.test(path)) add(PAGE_HEADERS);
  add(more);
  return { statusCode, statusDescription, headers };
}
