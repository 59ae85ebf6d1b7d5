import { FLIGHT_BLOCK } from "@/packages/export-kit/src/hardening/flight";
import { findLandingProblems, scanPage } from "./scan-page";
import { findFlightProblems, findPolicyProblems } from "./scan-policy";

const ORIGIN = "https://www.example.com";
const ABOUT = '<meta name="description" content="About"/>';
const CANONICAL = `<link rel="canonical" href="${ORIGIN}/a"/>`;

const scan = ({
  title = "<title>Plumbers &amp; more</title>",
  head = ABOUT + CANONICAL,
  body = "<h1>A</h1>",
}) => scanPage(`<html lang="en-GB"><head>${title}${head}</head><body>${body}</body></html>`, "/a", ORIGIN);

it("reads the facts of a page without problems", () => {
  const links = `<a href="/b?x=1#y">b</a><a href="${ORIGIN}">o</a><a href="mailto:a@b.example">m</a><a href="#here">h</a>`;
  const others = `<p id="here"></p><img src="/c.png"/><script src="/d.js"></script><script noModule="" src="/e.js"></script>`;
  expect(scan({ body: `<h1>A</h1><a href="/a">a</a>${links}${others}` })).toEqual({
    title: "Plumbers & more",
    description: "About",
    indexable: true,
    problems: [],
    links: new Set(["/b", "/"]),
    others: new Set(["/c.png", "/d.js", "/e.js"]),
    scripts: new Set(["/d.js"]),
  });
  const hidden = `${ABOUT}<meta name="robots" content="noindex, follow"/>`;
  expect(scan({ head: hidden })).toMatchObject({ indexable: false, problems: [] });
});

it("reports problems that can be seen without other pages", () => {
  const own = "expected its own address";
  for (const [parts, ...problems] of [
    [{ title: "" }, "has 0 titles, expected 1"],
    [{ title: "<title>A</title><title>B</title>" }, "has 2 titles, expected 1"],
    [{ head: CANONICAL }, "has 0 descriptions, expected 1"],
    [{ head: ABOUT }, "has 0 canonical links, expected 1", `has the canonical link , ${own}`],
    [{ head: ABOUT + CANONICAL.replace("/a", "/b") }, `has the canonical link ${ORIGIN}/b, ${own}`],
    [{ body: "" }, "has 0 h1, expected 1"],
    [{ body: "<h1>A</h1><h1 class='b'>B</h1>" }, "has 2 h1, expected 1"],
  ] as [Parameters<typeof scan>[0], ...string[]][])
    expect(scan(parts).problems).toEqual(problems);
  for (const [html, problem] of [
    [`<a href="#gone">x</a>`, "links to #gone, which is not on the page"],
    [`<img src="https://cdn.example/x.png"/>`, "<img> refers to https://cdn.example/x.png"],
    [
      `<picture><source media="print" srcSet="https://cdn.example/x.svg"/></picture>`,
      "<source> refers to https://cdn.example/x.svg",
    ],
    [`<script src="//cdn.example/x.js"></script>`, "<script> refers to //cdn.example/x.js"],
    [`<a href="javascript:x()">x</a>`, "<a> refers to javascript:x()"],
  ] as const)
    expect(scan({ body: `<h1>A</h1>${html}` }).problems).toEqual([problem]);
  const { problems } = scanPage(
    `<html><head><title>A</title>${ABOUT}${CANONICAL}</head><h1>A</h1></html>`,
    "/a",
    ORIGIN,
  );
  expect(problems).toEqual(['has no <html lang="en-GB">']);
});

it("reports scripts and placeholders on a landing page", () => {
  expect(findLandingProblems(`<script type="application/ld+json">{}</script><p>once = twice</p>`)).toEqual(
    [],
  );
  for (const script of ["<script>x</script>", `<script src="/x.js"></script>`])
    expect(findLandingProblems(script)).toEqual(["has a script"]);
  const slot = "<title>ExportKitSlot-title-End</title>";
  expect(findLandingProblems(slot)).toEqual(["has a placeholder of the page shell"]);
});

const page = (body: string, head = '<script src="/_next/static/scripts/a.js"></script>') =>
  `<html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;

it("finds what the policy forbids, and nothing that only resembles it", () => {
  for (const html of [
    page(`${FLIGHT_BLOCK}[[1,"style=\\" onclick=x javascript:"]]</script>`),
    page('<script type="application/ld+json">{}</script>', ""),
    page("<p>javascript: once = on time=2 style=plain &lt;style&gt;</p>"),
  ])
    expect(findPolicyProblems(html)).toEqual([]);
  const violations = {
    "a style attribute": ['<p style="color:red">', "<p\n STYLE=color:red>", '<p class="a"style="b">'],
    "a style element": ["<style>p{}</style>"],
    "an event handler": ["<svg onload=x()>", '<img src="x" onerror="x()">', "<svg/onload=x()>"],
    "a javascript: address": ['<a href="javascript:x()">', "<a href=' JavaScript:x()'>"],
    "a base element": ['<base href="/x/">'],
    "a http-equiv": ['<meta http-equiv="refresh" content="0;url=/x">'],
    "an inline script": [
      "<script>x()</script>",
      '<script id="_R_" async="">x()</script>',
      '<script type="module">x()</script>',
      '<script type="speculationrules">{}</script>',
    ],
  };
  for (const [what, bodies] of Object.entries(violations))
    for (const body of bodies)
      expect([body, findPolicyProblems(page(body))]).toEqual([body, [`has ${what}`]]);
  expect(findPolicyProblems(page("", '<meta charSet="utf-8"/><script src="/a.js"></script>'))).toEqual([
    "does not begin with the script that makes the Trusted Types policy",
  ]);
});

it("reports flight data outside the block, that differs from the payload or has none", () => {
  const html = page(`${FLIGHT_BLOCK}[[0],[1,"0:$$"],[1,"\\u003c/script>"]]</script>`);
  const countOf = (text: string, payload?: string) => findFlightProblems(text, () => payload).length;
  expect([countOf(html, "0:$$</script>"), countOf(page("", ""))]).toEqual([0, 0]);
  const outside = page("<script>self.__next_f.push([0])</script>");
  expect([countOf(html, "0:$</script>"), countOf(html), countOf(outside, "0:$")]).toEqual([1, 1, 1]);
});
