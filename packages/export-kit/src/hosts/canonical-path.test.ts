import fc from "fast-check";
import { canonicalPath } from "./canonical-path.mjs";

describe("canonicalPath", () => {
  it.each([
    "/",
    "/services",
    "/seo/pay-per-lead/plumbing/berlin",
    "/feed.xml",
    "/a?x=1/",
    "/?q=a.html",
    "/a.htm",
    "/d%C3%BCsseldorf",
    "/_next/static/chunks/A~B.js",
    "/Logo.PNG",
  ])("accepts %s as canonical", (url) => {
    expect(canonicalPath(url)).toBeUndefined();
  });

  it.each([
    ["/services/", "/services"],
    ["/a//", "/a"],
    ["/services.html", "/services"],
    ["/index", "/"],
    ["/index.html", "/"],
    ["/index/", "/"],
    ["/.html", "/"],
    ["//", "/"],
    ["/services/?page=2&x=/", "/services?page=2&x=/"],
    ["/services.html?page=2", "/services?page=2"],
    ["/?", undefined],
    ["//evil.example", "/evil.example"],
    ["///evil.example/", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["/\\/evil.example", "/evil.example"],
    ["\\\\evil.example", "/evil.example"],
    ["//evil.example/%2e%2e", "/evil.example/%2e%2e"],
    ["http://evil.example/", "/http://evil.example"],
    ["/a.html/", "/a"],
    ["/a.html.html", "/a"],
    ["/Services/Chat?Name=Ann", "/services/chat?Name=Ann"],
    ["/SERVICES.HTML", "/services"],
    ["/D%C3%BCsseldorf", "/d%C3%BCsseldorf"],
  ])("redirects %s to %s", (url, canonical) => {
    expect(canonicalPath(url)).toBe(canonical);
  });

  it("redirects any path once, to a canonical path of this host", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      "a",
      "B",
      ".CSS",
      "index",
      ".html",
      "?",
      "evil.example",
      ":",
      "%2f",
      "//",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const canonical = canonicalPath(`/${parts.join("")}`);
        if (canonical === undefined) return;
        expect(canonical).toMatch(/^\/(?![/\\])/);
        expect(new URL(canonical, "http://127.0.0.1").host).toBe("127.0.0.1");
        expect(canonicalPath(canonical)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});
