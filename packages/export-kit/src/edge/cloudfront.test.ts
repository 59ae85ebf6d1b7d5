import { createContext, runInContext } from "node:vm";
import { createHostTable } from "../hosts/table";
import { bundleCloudfrontHandler } from "../bundle.mjs";
import { cloudfrontFunction, cloudfrontTemplate, MAX_FUNCTION_BYTES } from "./cloudfront-template";

const table = createHostTable({
  hosts: {
    pageHeaders: { "X-Page": "it's a page" },
    redirects: { "/feed": "/feed.xml", "/old/:year/:page": "/posts/:page/:year" },
  },
});

let handler: string;
beforeAll(async () => {
  handler = await bundleCloudfrontHandler();
});

/** The location of a redirect, or the object that is asked for. */
function run(url: string): string {
  const [uri, query] = url.split("?");
  const context = createContext({ event: { request: { method: "GET", uri, rawQueryString: () => query } } });
  const result = runInContext(`${cloudfrontFunction(table, handler)}\nhandler(event)`, context);
  return result.headers?.location ? `→ ${result.headers.location.value}` : result.uri;
}

it("answers with an object, or redirects", () => {
  const answers = {
    "/": "/index.html",
    "/services/chat?page=2": "/services/chat.html",
    "/logo.PNG": "/logo.PNG",
    "/feed": "→ /feed.xml",
    "/constructor": "/constructor.html",
    "/old/2026/a$1": "→ /posts/a$1/2026",
    "/old/2026": "/old/2026.html",
    "/Services?Name=Ann&Name=Bob": "→ /services?Name=Ann&Name=Bob",
    "/services/?": "→ /services?",
    "//evil.example/": "→ /evil.example",
    "/d%C3%BCsseldorf": "/d%C3%BCsseldorf.html",
    "/%2eenv": "/.missing",
    "/%zz": "/.missing",
    "/..%2fsecret.txt": "/.missing",
  };
  expect(Object.fromEntries(Object.keys(answers).map((url) => [url, run(url)]))).toEqual(answers);
});

it("refuses redirects that do not fit into a CloudFront function", () => {
  const pages = Array.from({ length: 500 }, (_, index) => [`/old-page-${index}`, `/page-${index}`]);
  const large = createHostTable({ hosts: { redirects: Object.fromEntries(pages) } });
  expect(() => cloudfrontFunction(large, handler)).toThrow(`CloudFront allows ${MAX_FUNCTION_BYTES}`);
});

it("quotes header values in the template", () => {
  const template = cloudfrontTemplate(table, "function handler() {}\n");
  expect(template).toContain("{ Header: X-Page, Value: 'it''s a page', Override: true }");
  expect(template).toContain("FunctionCode: |\n        function handler() {}\n");
});
