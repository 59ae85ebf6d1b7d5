import { createContext, runInContext } from "node:vm";
import { createHostTable } from "../hosts/table.mjs";
import { cloudfrontFunction, MAX_FUNCTION_BYTES } from "./cloudfront-function";
import { cloudfrontTemplate } from "./cloudfront-template";
import { wranglerConfig } from "./wrangler";

const table = createHostTable({
  hosts: {
    pageHeaders: { "X-Page": "it's a page" },
    redirects: { "/feed": "/feed.xml", "/old/:year/:page": "/posts/:page/:year" },
  },
});

/** The location of a redirect, or the object that is asked for. */
function run(uri: string, query?: string): string {
  const context = createContext({ event: { request: { method: "GET", uri, rawQueryString: () => query } } });
  const result = runInContext(`${cloudfrontFunction(table)}\nhandler(event)`, context);
  return result.headers?.location ? `→ ${result.headers.location.value}` : result.uri;
}

it.each([
  ["/", undefined, "/index.html"],
  ["/services/chat", "page=2", "/services/chat.html"],
  ["/logo.PNG", undefined, "/logo.PNG"],
  ["/feed", undefined, "→ /feed.xml"],
  ["/constructor", undefined, "/constructor.html"],
  ["/old/2026/a$1", undefined, "→ /posts/a$1/2026"],
  ["/old/2026", undefined, "/old/2026.html"],
  ["/Services", "Name=Ann&Name=Bob", "→ /services?Name=Ann&Name=Bob"],
  ["/services/", "", "→ /services?"],
  ["//evil.example/", undefined, "→ /evil.example"],
  ["/d%C3%BCsseldorf", undefined, "/d%C3%BCsseldorf.html"],
  ["/%2eenv", undefined, "/.missing"],
  ["/%zz", undefined, "/.missing"],
  ["/..%2fsecret.txt", undefined, "/.missing"],
])("the CloudFront function answers %s?%s with %s", (uri, query, expected) => {
  expect(run(uri, query)).toBe(expected);
});

it("refuses redirects that do not fit into a CloudFront function", () => {
  const redirects = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`/old-page-${index}`, `/page-${index}`]),
  );
  expect(() => cloudfrontFunction(createHostTable({ hosts: { redirects } }))).toThrow(
    `CloudFront allows ${MAX_FUNCTION_BYTES}`,
  );
});

it("quotes header values in the template", () => {
  const template = cloudfrontTemplate(table, "function handler() {}\n");
  expect(template).toContain("{ Header: X-Page, Value: 'it''s a page', Override: true }");
  expect(template).toContain("FunctionCode: |\n        function handler() {}\n");
});

it("names the Worker after the domain, or after the bucket as long as there is none", () => {
  expect(wranglerConfig({ address: "www.example.com", bucket: "site" })).toMatch(
    /"name": "www-example-com"[^]*"pattern": "www\.example\.com"/,
  );
  const later = wranglerConfig({ address: undefined, bucket: "my-bucket" });
  expect(later).toMatch(/"name": "my-bucket"[^]*"bucket_name": "my-bucket"/);
  expect(later).not.toContain("routes");
});
