/** Cases that hold for every site, whatever its content. */
import { HIDDEN, METHODS, REDIRECT_STATUS, type HostTable } from "../../src/hosts/table";
import { findDifferences, notFoundFile, notFoundPage, redirects, type HostCase } from "./expectations";
import { rawRequest } from "./raw-request";

/** A redirect, with and without a query; one with placeholders for escaped letters, and only for its own address. */
function redirectCases(from: string, to: string): HostCase[] {
  const fill = (path: string, value: string) => path.replaceAll(/\/:\w+/g, `/${value}`);
  const plain = redirects(fill(from, "chat"), fill(to, "chat"));
  if (!from.includes("/:")) return [plain];
  return [
    plain,
    redirects(`${fill(from, "chat")}?page=2`, fill(to, "chat")),
    redirects(fill(from, "d%C3%BCsseldorf"), fill(to, "d%C3%BCsseldorf")),
    redirects(`${fill(from, "chat")}/`, fill(from, "chat")),
    redirects(fill(from, "Chat").toUpperCase(), fill(from, "chat"), "lowerCase"),
  ];
}

/** However the host reads the address, it must not reveal a file outside the site or redirect to another host. */
function doesNoHarm(path: string): HostCase {
  return {
    name: `${path} does no harm`,
    run: async (target) => {
      const { status, headers, body } = await rawRequest(target, path);
      const problems = [];
      if (![301, 308, 400, 404].includes(status)) problems.push(`status ${status}`);
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
    run: async (target, table) => {
      const { headers } = await rawRequest(target, path);
      const value = headers["strict-transport-security"];
      const expected = table.headersFor("/", 200, { https: true })["Strict-Transport-Security"];
      return value === expected ? [] : [`Strict-Transport-Security: “${value}”, expected “${expected}”`];
    },
  };
}

/** Plain http redirects to the same address over https, and says nothing else. */
function redirectsToHttps(path: string): HostCase {
  return {
    name: `${path} redirects from http to https`,
    needs: "https",
    run: async ({ origin, plainOrigin }) => {
      if (plainOrigin === undefined) return [];
      const { status, headers } = await rawRequest({ origin: plainOrigin }, path);
      const problems = [301, 308].includes(status) ? [] : [`status ${status}, expected ${REDIRECT_STATUS}`];
      // A host behind another port does not know that port.
      const expected = `https://${new URL(origin).hostname}${path}`;
      if (headers.location?.replace(new RegExp(`:${new URL(origin).port}(?=/)`), "") !== expected)
        problems.push(`Location: “${headers.location}”, expected “${expected}”`);
      // RFC 6797, section 7.2.
      if (headers["strict-transport-security"]) problems.push("Strict-Transport-Security over plain http");
      return problems;
    },
  };
}

function refusesMethod(method: string): HostCase {
  return {
    name: `${method} returns 405`,
    // Providers of edges answer it themselves.
    needs: method === "TRACE" ? "readsNetwork" : undefined,
    run: async (target, table) =>
      findDifferences(table, "/services", await rawRequest(target, "/services", { method }), {
        status: 405,
        headers: { Allow: METHODS.join(", ") },
      }),
  };
}

/**
 * The cases that hold for every site: other forms of an address, unknown and hidden files, methods, https.
 *
 * @param page body of the answer to unknown pages
 */
export function ruleCases(table: HostTable, page: string | Buffer): HostCase[] {
  const unknownPage = (path: string) => notFoundPage(path, page);
  return [
    ...["/", "/nothing", "/nothing.css", "/services/", "/_next/static/chunks/site.css"].map(sendsHsts),
    ...["/", "/services?page=2", "/nothing.css"].map(redirectsToHttps),
    ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].map(refusesMethod),

    ...["/nothing", "/services/nothing", "/indexes", "/sitemaps", "/_next", "/a.b", "/site.com"].map(
      unknownPage,
    ),
    ...[...HIDDEN, "/.env", "/.git/config"].map(unknownPage),
    ...["/nothing.css", "/services/nothing.txt", "/indexes/nothing.json"].map(notFoundFile),
    ...["/_next/static/chunks", "/_next/static/chunks/gone.js", "/_next/nothing"].map(notFoundFile),
    notFoundFile("/.well-known/nothing"),
    notFoundFile("/services/.hidden.txt"),

    ...Object.entries(table.redirects).flatMap(([from, to]) => redirectCases(from, to)),
    ...[
      "/services/ /services",
      "/services// /services",
      "/services.html /services",
      "/services.html?page=2 /services?page=2",
      "/services/?page=2&x=/ /services?page=2&x=/",
      "/services/chat.html/ /services/chat",
      "/index /",
      "/index.html /",
      "/index.html?q=1 /?q=1",
      "//services /services",
      "/d%C3%BCsseldorf/ /d%C3%BCsseldorf",
      "/Services /services",
      "/SERVICES/Chat?Name=Ann /services/chat?Name=Ann",
      "/Services/Chat/ /services/chat",
      "/Services/Chat.html /services/chat",
    ].map((line) => {
      const [from, to] = line.split(" ") as [string, string];
      return redirects(from, to, /^\/S/.test(from) ? "lowerCase" : undefined);
    }),
    // Only letters that are sent as such count: an escaped one would be redirected to itself.
    unknownPage("/%53ervices"),
    // File names may have capital letters.
    notFoundFile("/_next/static/chunks/GONE.js"),
    notFoundFile("/Logo.PNG"),

    ...[
      ...["//evil.example/", "///evil.example", "/\\evil.example/", "/\\/evil.example/", "/%5Cevil.example/"],
      ...["/%2f%2fevil.example/", "//evil.example/%2e%2e", "/.//evil.example/", "/..//evil.example/"],
      ...["/%5c%5cevil.example/", "/%2fevil.example/", "/%09/evil.example/", "/https://evil.example/"],
      ...[
        "/services//evil.example",
        "/a//evil.example/b/",
        "//evil.example.html",
        "//evil.example/index.html",
      ],
      ...["/%0d%0aX-Injected:1/", "/%0D%0ASet-Cookie:a=1.html", "/a%0aX-Injected:1?b=%0d%0aX-Injected:1/"],
      ...["/{{.Env.PATH}}/", "/%7B%7Benv%20%22HOME%22%7D%7D/A", "/{env.HOME}/A", "/$host/"],
      ...["/../secret.txt", "/services/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"],
      ...["/%2e%2e%2fsecret.txt", "/..\\secret.txt", "/..%5csecret.txt", "/%252e%252e/secret.txt"],
      ...["/../site-secret/secret.txt", "/..%2fsite-secret%2fsecret.txt", "/%2eenv", "/%5fheaders"],
    ].map(doesNoHarm),
  ];
}
