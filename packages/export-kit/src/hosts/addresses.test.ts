import fc from "fast-check";
import { addressOf, redirectOf } from "./addresses";
import { createHostTable } from "./table";

const { addresses } = createHostTable();
const canonicalPath = (url: string) => {
  const [pathname = "", ...rest] = url.split(/(?=\?)/);
  return redirectOf(addresses, pathname, rest.join(""));
};

it("accepts canonical paths", () => {
  const paths = [
    "/",
    "/services",
    "/seo/plumbing/berlin",
    "/feed.xml",
    "/a?x=1/",
    "/?q=a.html",
    "/a.htm",
    "/?",
  ];
  const escaped = ["/d%C3%BCsseldorf", "/_next/static/chunks/A~B.js", "/Logo.PNG"];
  expect([...paths, ...escaped].filter((path) => canonicalPath(path) !== undefined)).toEqual([]);
});

it("redirects other spellings of a path", () => {
  const redirects = `
    /services/ /services
    /a// /a
    /services.html /services
    /index /
    /index.html /
    /index/ /
    /.html /
    // /
    /services/?page=2&x=/ /services?page=2&x=/
    /services.html?page=2 /services?page=2
    //evil.example /evil.example
    ///evil.example/ /evil.example
    /\\evil.example /evil.example
    /\\/evil.example /evil.example
    \\\\evil.example /evil.example
    //evil.example/%2e%2e /evil.example/%2e%2e
    http://evil.example/ /http://evil.example
    /a.html/ /a
    /a.html.html /a
    /Services/Chat?Name=Ann /services/chat?Name=Ann
    /SERVICES.HTML /services
    /D%C3%BCsseldorf /d%C3%BCsseldorf`;
  const lines = redirects.trim().split(/\n\s*/);
  expect(lines.map((line) => `${line.split(" ")[0]} ${canonicalPath(line.split(" ")[0]!)}`)).toEqual(lines);
});

it("redirects any path once, to a canonical path of this host", () => {
  const parts = ["/", "\\", "a", "B", ".CSS", "index", ".html", "?", "evil.example", ":", "%2f", "//"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (chosen) => {
      const canonical = canonicalPath(`/${chosen.join("")}`);
      if (canonical === undefined) return;
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(new URL(canonical, "http://127.0.0.1").host).toBe("127.0.0.1");
      expect(canonicalPath(canonical)).toBeUndefined();
    }),
    { seed: 1, numRuns: 500 },
  );
});

it("serves pages without their ending, and other files at their path", () => {
  const files = ["index.html", "services/live-chat.html", "services/index.html", "404.html", "blog/feed.xml"];
  const addresses = ["/", "/services/live-chat", "/services/index", "/404.html", "/blog/feed.xml"];
  expect(files.map(addressOf)).toEqual(addresses);
});
