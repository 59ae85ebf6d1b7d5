/** Test cases for every host, over the site of `fixture.ts`: its files have the bodies that are expected here. */
import {
  headersFor,
  HIDDEN,
  mediaTypeOf,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  redirects as configuredRedirects,
  REDIRECT_STATUS,
  REVALIDATE,
} from "@/lib/site-build/hosts";
import { rawRequest, type RawResponse } from "./raw-request";
import type { Capabilities } from "./servers";

export interface HostCase {
  name: string;
  /** The case is left out for hosts without this capability. */
  needs?: keyof Capabilities;
  run(port: number): Promise<string[]>;
}

const TEXT = "text/plain; charset=utf-8";
const NOT_FOUND_PAGE = "<h1>Nothing here</h1>";

/** An expected response; a header of value `undefined` must be absent. */
interface Expected {
  status: number;
  body?: string;
  headers?: Record<string, string | undefined>;
}

/** Lists differences between a response and what is expected; the headers of the host table are expected too. */
export function findDifferences(pathname: string, response: RawResponse, expected: Expected): string[] {
  // Headers for HTTPS have their own cases: `sendsHsts`.
  const headers = { ...headersFor(pathname, expected.status, { https: false }), ...expected.headers };
  const problems = Object.entries(headers)
    .filter(([name, value]) => response.headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name}: “${response.headers[name.toLowerCase()]}”, expected “${value}”`);
  if (response.status !== expected.status)
    problems.push(`status ${response.status}, expected ${expected.status}`);
  if (expected.body !== undefined && response.body.toString() !== expected.body)
    problems.push(
      `body “${response.body.toString().slice(0, 60)}”, expected “${expected.body.slice(0, 60)}”`,
    );
  return problems;
}

function returnsFile(path: string, body: string): HostCase {
  const pathname = path.replace(/\?.*/, "");
  return {
    name: `${path} returns its file`,
    run: async (port) =>
      findDifferences(pathname, await rawRequest(port, path), {
        status: 200,
        body,
        headers: { "Content-Type": mediaTypeOf(pathname) },
      }),
  };
}

function returnsNotFound(path: string, body: string, type: string): HostCase {
  return {
    name: `${path} returns 404`,
    run: async (port) =>
      findDifferences(path, await rawRequest(port, path), {
        status: 404,
        body,
        headers: { "Content-Type": type, "Cache-Control": REVALIDATE },
      }),
  };
}

function redirects(from: string, to: string, needs?: keyof Capabilities): HostCase {
  return {
    name: `${from} redirects to ${to}`,
    needs,
    run: async (port) =>
      findDifferences(from.replace(/\?.*/, ""), await rawRequest(port, from), {
        status: REDIRECT_STATUS,
        headers: { Location: to, "Cache-Control": REVALIDATE },
      }),
  };
}

/** A path of a redirect with examples for its placeholders. */
const fill = (path: string) => path.replaceAll("/:", "/some-");

const notFoundPage = (path: string) => returnsNotFound(path, NOT_FOUND_PAGE, PAGE_TYPE);
const notFoundFile = (path: string) => returnsNotFound(path, NOT_FOUND_TEXT, TEXT);

/** However the host reads the address, it must not reveal a file outside the site or redirect to another host. */
function doesNoHarm(path: string): HostCase {
  return {
    name: `${path} does no harm`,
    run: async (port) => {
      const { status, headers, body } = await rawRequest(port, path);
      const problems = [];
      if (![308, 400, 404].includes(status)) problems.push(`status ${status}`);
      if (body.includes("secret")) problems.push("the body reveals a secret file");
      if (headers.location !== undefined && !/^\/(?![/\\])/.test(headers.location))
        problems.push(`redirects to ${headers.location}`);
      if (headers["set-cookie"] || headers["x-injected"]) problems.push("the address injected a header");
      return problems;
    },
  };
}

/** Browsers are told to use HTTPS from now on, whatever the response. */
function sendsHsts(path: string): HostCase {
  return {
    name: `${path} sends Strict-Transport-Security`,
    needs: "https",
    run: async (port) => {
      const value = (await rawRequest(port, path)).headers["strict-transport-security"];
      const expected = headersFor("/", 200, { https: true })["Strict-Transport-Security"];
      return value === expected ? [] : [`Strict-Transport-Security: “${value}”, expected “${expected}”`];
    },
  };
}

export const HOST_CASES: readonly HostCase[] = [
  ...["/", "/nothing", "/nothing.css", "/services/", "/_next/static/chunks/site.css"].map(sendsHsts),
  returnsFile("/", "<h1>Home</h1>"),
  returnsFile("/?q=1", "<h1>Home</h1>"),
  returnsFile("/services", "<h1>Services</h1>"),
  returnsFile("/services?page=2&x=/", "<h1>Services</h1>"),
  returnsFile("/services/chat", "<h1>Chat</h1>"),
  returnsFile("/blog", "<h1>Blog</h1>"),
  returnsFile("/regions", "<h1>Regions</h1>"),
  returnsFile("/services/index.txt?_rsc=1", "payload"),
  returnsFile("/_next/static/chunks/site.css", "h1 {}"),
  returnsFile("/_next/static/chunks/app.js", "app(); ".repeat(400)),
  returnsFile("/_next/static/media/font.woff2", "font ".repeat(400)),
  returnsFile("/icon.svg", "<svg/>"),
  returnsFile("/robots.txt", "User-agent: *"),
  returnsFile("/llms.txt", "# Site"),
  returnsFile("/sitemap.xml", "<sitemapindex/>"),
  returnsFile("/sitemaps/pages-1.xml", "<urlset/>"),
  returnsFile("/indexes/search.json", "[]"),
  returnsFile("/blog/feed.xml", "<rss/>"),
  returnsFile("/blog/atom.xml", "<feed/>"),
  returnsFile("/blog/feed.json", "{}"),
  returnsFile("/speculation-rules.json", "{}"),
  returnsFile("/.well-known/security.txt", "Contact: mailto:a@b.example"),

  ...["/nothing", "/services/nothing", "/indexes", "/sitemaps", "/_next", "/a.b", "/site.com"].map(
    notFoundPage,
  ),
  ...[...HIDDEN, "/.env", "/.git/config"].map(notFoundPage),
  ...["/nothing.css", "/services/nothing.txt", "/indexes/nothing.json", "/favicon.ico"].map(notFoundFile),
  ...["/_next/static/chunks", "/_next/static/chunks/gone.js", "/_next/nothing"].map(notFoundFile),
  notFoundFile("/.well-known/nothing"),
  notFoundFile("/services/.hidden.txt"),

  ...Object.entries(configuredRedirects).map(([from, to]) => redirects(fill(from), fill(to))),
  redirects("/seo/chat?page=2", "/services/chat"),
  redirects("/seo/d%C3%BCsseldorf", "/services/d%C3%BCsseldorf"),
  redirects("/seo/chat/", "/seo/chat"),
  redirects("/SEO/Chat", "/seo/chat", "lowerCase"),
  notFoundPage("/seo/chat/plumbing/nowhere"),
  redirects("/services/", "/services"),
  redirects("/services//", "/services"),
  redirects("/services.html", "/services"),
  redirects("/services.html?page=2", "/services?page=2"),
  redirects("/services/?page=2&x=/", "/services?page=2&x=/"),
  redirects("/services/chat.html/", "/services/chat"),
  redirects("/index", "/"),
  redirects("/index.html", "/"),
  redirects("/index.html?q=1", "/?q=1"),
  redirects("//services", "/services"),
  redirects("/d%C3%BCsseldorf/", "/d%C3%BCsseldorf"),
  redirects("/Services", "/services", "lowerCase"),
  redirects("/SERVICES/Chat?Name=Ann", "/services/chat?Name=Ann", "lowerCase"),
  redirects("/Services/Chat/", "/services/chat", "lowerCase"),
  redirects("/Services/Chat.html", "/services/chat", "lowerCase"),
  // File names may have capital letters.
  notFoundFile("/_next/static/chunks/GONE.js"),
  notFoundFile("/Logo.PNG"),

  ...["//evil.example/", "///evil.example", "/\\evil.example/", "/\\/evil.example/"].map(doesNoHarm),
  ...["/%5Cevil.example/", "/%2f%2fevil.example/", "//evil.example/%2e%2e", "/.//evil.example/"].map(
    doesNoHarm,
  ),
  ...["/%0d%0aX-Injected:1/", "/%0D%0ASet-Cookie:a=1.html", "/a%0aX-Injected:1?b=%0d%0aX-Injected:1/"].map(
    doesNoHarm,
  ),
  ...["/{{.Env.PATH}}/", "/%7B%7Benv%20%22HOME%22%7D%7D/A", "/{env.HOME}/A", "/$host/"].map(doesNoHarm),
  ...["/../secret.txt", "/services/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"].map(
    doesNoHarm,
  ),
  ...["/%2e%2e%2fsecret.txt", "/..\\secret.txt", "/..%5csecret.txt", "/%252e%252e/secret.txt"].map(
    doesNoHarm,
  ),
  ...["/../site-secret/secret.txt", "/..%2fsite-secret%2fsecret.txt", "/%2eenv", "/%5fheaders"].map(
    doesNoHarm,
  ),
];
