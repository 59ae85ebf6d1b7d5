/** What every host has to do with the small site of the fixture, case by case. */
import {
  headersFor,
  HIDDEN,
  mediaTypeOf,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  redirects,
  REDIRECT_STATUS,
  REVALIDATE,
} from "@/lib/site-build/hosts";
import { ask, type Answer } from "./raw-request";
import type { Abilities } from "./servers";

export interface HostCase {
  name: string;
  /** Without this ability of the host there is nothing to check. */
  needs?: keyof Abilities;
  /** What is wrong. */
  run(port: number): Promise<string[]>;
}

const TEXT = "text/plain; charset=utf-8";
const UNKNOWN_PAGE = "<h1>Nothing here</h1>";

/** What is expected of an answer; a header that is `undefined` must not be there. */
interface Expected {
  status: number;
  body?: string;
  headers?: Record<string, string | undefined>;
}

/** Differences between an answer and what is expected, the table's own headers included. */
export function differences(pathname: string, answer: Answer, expected: Expected): string[] {
  // What is sent over https only has a case of its own.
  const headers = { ...headersFor(pathname, expected.status, { https: false }), ...expected.headers };
  const problems = Object.entries(headers)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name}: “${answer.headers[name.toLowerCase()]}”, expected “${value}”`);
  if (answer.status !== expected.status)
    problems.push(`status ${answer.status}, expected ${expected.status}`);
  if (expected.body !== undefined && answer.body.toString() !== expected.body)
    problems.push(`body “${answer.body.toString().slice(0, 60)}”, expected “${expected.body.slice(0, 60)}”`);
  return problems;
}

/** A file or page, with the type and the cache rule that the table has for it. */
function found(path: string, body: string): HostCase {
  const pathname = path.replace(/\?.*/, "");
  return {
    name: `${path} is found`,
    run: async (port) =>
      differences(pathname, await ask(port, path), {
        status: 200,
        body,
        headers: { "Content-Type": mediaTypeOf(pathname) },
      }),
  };
}

function unknown(path: string, body: string, type: string): HostCase {
  return {
    name: `${path} is not found`,
    run: async (port) =>
      differences(path, await ask(port, path), {
        status: 404,
        body,
        headers: { "Content-Type": type, "Cache-Control": REVALIDATE },
      }),
  };
}

function redirected(from: string, to: string, needs?: keyof Abilities): HostCase {
  return {
    name: `${from} leads to ${to}`,
    needs,
    run: async (port) =>
      differences(from.replace(/\?.*/, ""), await ask(port, from), {
        status: REDIRECT_STATUS,
        headers: { Location: to, "Cache-Control": REVALIDATE },
      }),
  };
}

const unknownPage = (path: string) => unknown(path, UNKNOWN_PAGE, PAGE_TYPE);
const unknownFile = (path: string) => unknown(path, NOT_FOUND_TEXT, TEXT);

/** Whatever the host makes of the address, it tells no secret and leads to no other host. */
function harmless(path: string): HostCase {
  return {
    name: `${path} does no harm`,
    run: async (port) => {
      const { status, headers, body } = await ask(port, path);
      const problems = [];
      if (![308, 400, 404].includes(status)) problems.push(`status ${status}`);
      if (body.includes("secret")) problems.push("the body has a secret");
      if (headers.location !== undefined && !/^\/(?![/\\])/.test(headers.location))
        problems.push(`leads to ${headers.location}`);
      if (headers["set-cookie"] || headers["x-injected"]) problems.push("the visitor has set a header");
      return problems;
    },
  };
}

/** Browsers are to come back over https, whatever the answer was. */
function onlyHttps(path: string): HostCase {
  return {
    name: `${path} asks for https`,
    needs: "https",
    run: async (port) => {
      const value = (await ask(port, path)).headers["strict-transport-security"];
      const expected = headersFor("/", 200, { https: true })["Strict-Transport-Security"];
      return value === expected ? [] : [`Strict-Transport-Security: “${value}”, expected “${expected}”`];
    },
  };
}

export const HOST_CASES: readonly HostCase[] = [
  ...["/", "/nothing", "/nothing.css", "/services/", "/_next/static/chunks/site.css"].map(onlyHttps),
  found("/", "<h1>Home</h1>"),
  found("/?q=1", "<h1>Home</h1>"),
  found("/services", "<h1>Services</h1>"),
  found("/services?page=2&x=/", "<h1>Services</h1>"),
  found("/services/chat", "<h1>Chat</h1>"),
  found("/blog", "<h1>Blog</h1>"),
  found("/regions", "<h1>Regions</h1>"),
  found("/services/index.txt?_rsc=1", "payload"),
  found("/_next/static/chunks/site.css", "h1 {}"),
  found("/_next/static/chunks/app.js", "app(); ".repeat(400)),
  found("/_next/static/media/font.woff2", "font ".repeat(400)),
  found("/icon.svg", "<svg/>"),
  found("/robots.txt", "User-agent: *"),
  found("/sitemap.xml", "<sitemapindex/>"),
  found("/sitemaps/pages-1.xml", "<urlset/>"),
  found("/indexes/search.json", "[]"),
  found("/blog/feed.xml", "<rss/>"),
  found("/blog/atom.xml", "<feed/>"),
  found("/blog/feed.json", "{}"),
  found("/speculation-rules.json", "{}"),
  found("/.well-known/security.txt", "Contact: mailto:a@b.example"),

  ...["/nothing", "/services/nothing", "/indexes", "/_next", "/a.b", "/site.com"].map(unknownPage),
  ...[...HIDDEN, "/.env", "/.git/config"].map(unknownPage),
  ...["/nothing.css", "/services/nothing.txt", "/indexes/nothing.json", "/favicon.ico"].map(unknownFile),
  ...["/_next/static/chunks", "/_next/static/chunks/gone.js", "/_next/nothing"].map(unknownFile),
  unknownFile("/.well-known/nothing"),
  unknownFile("/services/.hidden.txt"),

  ...Object.entries(redirects).map(([from, to]) => redirected(from, to)),
  redirected("/services/", "/services"),
  redirected("/services//", "/services"),
  redirected("/services.html", "/services"),
  redirected("/services.html?page=2", "/services?page=2"),
  redirected("/services/?page=2&x=/", "/services?page=2&x=/"),
  redirected("/services/chat.html/", "/services/chat"),
  redirected("/index", "/"),
  redirected("/index.html", "/"),
  redirected("/index.html?q=1", "/?q=1"),
  redirected("//services", "/services"),
  redirected("/d%C3%BCsseldorf/", "/d%C3%BCsseldorf"),
  redirected("/Services", "/services", "lowerCase"),
  redirected("/SERVICES/Chat?Name=Ann", "/services/chat?Name=Ann", "lowerCase"),
  redirected("/Services/Chat/", "/services/chat", "lowerCase"),
  redirected("/Services/Chat.html", "/services/chat", "lowerCase"),
  // Names of files may have capitals.
  unknownFile("/_next/static/chunks/GONE.js"),
  unknownFile("/Logo.PNG"),

  ...["//evil.example/", "///evil.example", "/\\evil.example/", "/\\/evil.example/"].map(harmless),
  ...["/%5Cevil.example/", "/%2f%2fevil.example/", "//evil.example/%2e%2e", "/.//evil.example/"].map(
    harmless,
  ),
  ...["/%0d%0aX-Injected:1/", "/%0D%0ASet-Cookie:a=1.html", "/a%0aX-Injected:1?b=%0d%0aX-Injected:1/"].map(
    harmless,
  ),
  ...["/{{.Env.PATH}}/", "/%7B%7Benv%20%22HOME%22%7D%7D/A", "/{env.HOME}/A", "/$host/"].map(harmless),
  ...["/../secret.txt", "/services/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"].map(harmless),
  ...["/%2e%2e%2fsecret.txt", "/..\\secret.txt", "/..%5csecret.txt", "/%252e%252e/secret.txt"].map(harmless),
  ...["/../site-secret/secret.txt", "/..%2fsite-secret%2fsecret.txt", "/%2eenv", "/%5fheaders"].map(harmless),
];
