import { WORKER_PATH } from "../../offline/browser/build-cache";
import { createHTML, createScript, createScriptURL } from "./trusted-types-rules";

const HERE = "https://www.example.com/regions/europe";

it("allows scripts of this site, unchanged, and no others", () => {
  for (const address of [
    "/_next/static/chunks/0kjry8gbu2saa.js",
    "/_next/static/chunks/a.js?dpl=1",
    "https://www.example.com/_next/static/scripts/a.js",
    "../_next/static/a.js",
    WORKER_PATH,
  ])
    expect(createScriptURL(address, HERE)).toBe(address);
  const refused = [
    "https://evil.example/_next/static/a.js",
    "//evil.example/_next/static/a.js",
    "/\\evil.example/_next/static/a.js",
    "/\t/evil.example/_next/static/a.js",
    "http://www.example.com/_next/static/a.js",
    "https://www.example.com:8443/_next/static/a.js",
    "https://www.example.com@evil.example/_next/static/a.js",
    "/a.js",
    `${WORKER_PATH}?a`,
    `https://evil.example${WORKER_PATH}`,
    "/_next/static/../../a.js",
    "/_next/static/%2e%2e/%2e%2e/a.js",
    "/_next/static/..\\..\\a.js",
    "/_next/static/a.css",
    "/_next/static/a?b=/_next/static/a.js",
    "data:text/javascript,/_next/static/a.js",
    "blob:https://www.example.com/_next/static/a.js",
    "javascript:/_next/static/a.js",
    "https://[/_next/static/a.js",
    "",
  ];
  expect(refused.filter((address) => createScriptURL(address, HERE) !== null)).toEqual([]);
});

it("allows React's literal and no other HTML, structured data and no code", () => {
  expect(createHTML("<script></script>")).toBe("<script></script>");
  const html = ["", "<b>a</b>", "<script>alert(1)</script>", "<script></script><img src=x onerror=a()>"];
  expect(html.filter((text) => createHTML(text) !== null)).toEqual([]);
  expect(createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
  const code = ["alert(1)", "", "[alert(1)]", '{"a":1}alert(1)', "`${alert(1)}`", "//\nalert(1)"];
  expect(code.filter((text) => createScript(text) !== null)).toEqual([]);
});
