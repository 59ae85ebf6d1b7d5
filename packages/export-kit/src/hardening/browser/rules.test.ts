import { WORKER_PATH } from "../../offline/worker-path";
import { createHTML, createScript, createScriptURL } from "./rules";

const HERE = "https://www.example.com/regions/europe";

describe("the Trusted Types policy", () => {
  it.each([
    "/_next/static/chunks/0kjry8gbu2saa.js",
    "/_next/static/chunks/a.js?dpl=1",
    `${new URL(HERE).origin}/_next/static/scripts/a.js`,
    "../_next/static/a.js",
    WORKER_PATH,
  ])("allows the script %s, unchanged", (address) => {
    expect(createScriptURL(address, HERE)).toBe(address);
  });

  it.each([
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
  ])("refuses the script %j", (address) => {
    expect(createScriptURL(address, HERE)).toBeNull();
  });

  it("allows React's literal and no other HTML", () => {
    expect(createHTML("<script></script>")).toBe("<script></script>");
    for (const html of [
      "",
      "<b>a</b>",
      "<script>alert(1)</script>",
      "<script></script><img src=x onerror=a()>",
    ])
      expect(createHTML(html)).toBeNull();
  });

  it("allows structured data and no code", () => {
    expect(createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
    for (const text of ["alert(1)", "", "[alert(1)]", '{"a":1}alert(1)', "`${alert(1)}`", "//\nalert(1)"])
      expect(createScript(text)).toBeNull();
  });
});
