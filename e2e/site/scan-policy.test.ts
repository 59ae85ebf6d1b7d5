import { FLIGHT_BLOCK } from "@/lib/site-build/built-site";
import { findFlightProblems, findPolicyProblems } from "./scan-policy";

const page = (body: string, head = '<script src="/_next/static/scripts/a.js"></script>') =>
  `<html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;

describe("findPolicyProblems", () => {
  it.each([
    ["a hardened page", page(`${FLIGHT_BLOCK}[[1,"style=\\" onclick=x javascript:"]]</script>`)],
    ["a page without scripts", page('<script type="application/ld+json">{}</script>', "")],
    [
      "a text that resembles violations",
      page("<p>javascript: once = on time=2 style=plain &lt;style&gt;</p>"),
    ],
  ])("accepts %s", (_, html) => {
    expect(findPolicyProblems(html)).toEqual([]);
  });

  it.each([
    ['<p style="color:red">', "has a style attribute"],
    ["<p\n STYLE=color:red>", "has a style attribute"],
    ["<style>p{}</style>", "has a style element"],
    ["<svg onload=x()>", "has an event handler"],
    ['<img src="x" onerror="x()">', "has an event handler"],
    ["<svg/onload=x()>", "has an event handler"],
    ['<p class="a"style="b">', "has a style attribute"],
    ['<a href="javascript:x()">', "has a javascript: address"],
    ["<a href=' JavaScript:x()'>", "has a javascript: address"],
    ['<base href="/x/">', "has a base element"],
    ['<meta http-equiv="refresh" content="0;url=/x">', "has a http-equiv"],
    ["<script>x()</script>", "has an inline script"],
    ['<script id="_R_" async="">x()</script>', "has an inline script"],
    ['<script type="module">x()</script>', "has an inline script"],
    ['<script type="speculationrules">{}</script>', "has an inline script"],
  ])("reports %s", (body, problem) => {
    expect(findPolicyProblems(page(body))).toEqual([problem]);
  });

  it("reports a page that does not begin with its first script", () => {
    expect(findPolicyProblems(page("", '<meta charSet="utf-8"/><script src="/a.js"></script>'))).toEqual([
      "does not begin with the script that makes the Trusted Types policy",
    ]);
  });
});

describe("findFlightProblems", () => {
  const html = page(`${FLIGHT_BLOCK}[[0],[1,"0:$$"],[1,"\\u003c/script>"]]</script>`);

  it("accepts flight data that equals the payload, and a page without flight data", () => {
    expect(findFlightProblems(html, "0:$$</script>")).toEqual([]);
    expect(findFlightProblems(page("", ""), undefined)).toEqual([]);
  });

  it.each([
    [html, "0:$</script>"],
    [html, undefined],
    [page("<script>self.__next_f.push([0])</script>"), "0:$"],
  ])(
    "reports flight data outside the block, that differs from the payload or has none: %#",
    (changed, payload) => {
      expect(findFlightProblems(changed, payload)).toHaveLength(1);
    },
  );
});
