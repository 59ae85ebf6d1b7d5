import { createPageScanner, findLandingProblems, scanPage } from "./scan-page";

const ORIGIN = "https://www.example.com";

function page({
  title = "<title>Plumbers &amp; more</title>",
  head = `<meta name="description" content="About"/><meta name="robots" content="index, follow"/><link rel="canonical" href="${ORIGIN}/a"/>`,
  body = "<h1>A</h1>",
} = {}) {
  return `<html lang="en-GB"><head>${title}${head}</head><body>${body}</body></html>`;
}
const scan = (html: string) => scanPage(html, "/a", ORIGIN);

describe("scanPage", () => {
  it("reads the facts of a page without problems", () => {
    const body = `<h1>A</h1><a href="/b?x=1#y">b</a><a href="mailto:a@b.example">m</a><a href="#here">h</a><p id="here"></p><img src="/c.png"/>`;
    expect(scan(page({ body }))).toEqual({
      title: "Plumbers & more",
      description: "About",
      canonical: `${ORIGIN}/a`,
      indexable: true,
      problems: [],
      references: ["/b", "/c.png"],
      links: ["/b"],
      scripts: [],
    });
  });

  it.each([
    ["no title", { title: "" }, "has 0 titles, expected 1"],
    ["two titles", { title: "<title>A</title><title>B</title>" }, "has 2 titles, expected 1"],
    ["no h1", { body: "" }, "has 0 h1, expected 1"],
    ["two h1", { body: "<h1>A</h1><h1 class='b'>B</h1>" }, "has 2 h1, expected 1"],
    [
      "a link to a missing id",
      { body: `<h1>A</h1><a href="#gone">x</a>` },
      "links to #gone, which is not on the page",
    ],
    [
      "an image from another site",
      { body: `<h1>A</h1><img src="https://cdn.example/x.png"/>` },
      "<img> refers to https://cdn.example/x.png",
    ],
    [
      "a source of a picture from another site",
      { body: `<h1>A</h1><picture><source media="print" srcSet="https://cdn.example/x.svg"/></picture>` },
      "<source> refers to https://cdn.example/x.svg",
    ],
    [
      "a script from another site",
      { body: `<h1>A</h1><script src="//cdn.example/x.js"></script>` },
      "<script> refers to //cdn.example/x.js",
    ],
    [
      "a javascript link",
      { body: `<h1>A</h1><a href="javascript:x()">x</a>` },
      "<a> refers to javascript:x()",
    ],
  ])("reports %s", (_, parts, problem) => {
    expect(scan(page(parts)).problems).toContain(problem);
  });

  it("reports a canonical link to another page", () => {
    const head = `<meta name="description" content="About"/><link rel="canonical" href="${ORIGIN}/b"/>`;
    expect(scan(page({ head })).problems).toEqual([
      `has the canonical link ${ORIGIN}/b, expected its own address`,
    ]);
  });

  it("accepts a noindex page without a canonical link", () => {
    const head = `<meta name="description" content="About"/><meta name="robots" content="noindex, follow"/>`;
    expect(scan(page({ head }))).toMatchObject({ indexable: false, problems: [] });
  });
});

describe("createPageScanner", () => {
  const header = `<header><a href="/">Home</a><a href="#gone">x</a><img src="https://cdn.example/x.png"/></header>`;
  const footer = `</main><footer id="end"><a href="/b">b</a><h1>again</h1></footer>`;
  const bodies = ["A", "B"].map(
    (name) => `${header}<main><h1>${name}</h1><a href="#end">e</a><a href="/${name}">n</a>${footer}`,
  );

  it("finds the same in segments of pages as in whole pages", () => {
    const scanSegments = createPageScanner(ORIGIN);
    for (const html of [...bodies, ...bodies].map((body) => page({ body }))) {
      const segments = scanSegments(html);
      expect(segments).toHaveLength(4);
      expect(scanPage(html, "/a", ORIGIN, segments)).toEqual(scan(html));
      expect(scan(html).problems).toEqual([
        "has 2 h1, expected 1",
        "<img> refers to https://cdn.example/x.png",
        "links to #gone, which is not on the page",
      ]);
    }
  });

  it("scans a header or footer again if it differs", () => {
    const scanSegments = createPageScanner(ORIGIN);
    const suspicious = (body: string) => scanSegments(page({ body })).some((segment) => segment.suspicious);
    const [body] = bodies;
    expect(suspicious(body!)).toBe(false);
    expect(suspicious(body!.replace("<footer", '<footer style="x"'))).toBe(true);
    expect(suspicious(body!.replace("<header", '<header onclick="x"'))).toBe(true);
    expect(suspicious(body!)).toBe(false);
  });

  it.each([
    ["without a footer", "<header></header><main><h1>A</h1>"],
    [
      "whose footer begins within a tag",
      `<header></header><main><h1>A</h1><a title="</main>" href="/b">b</a>`,
    ],
  ])("scans a page %s as a single segment", (_, body) => {
    const html = page({ body });
    const segments = createPageScanner(ORIGIN)(html);
    expect(segments).toHaveLength(1);
    expect(scanPage(html, "/a", ORIGIN, segments)).toEqual(scan(html));
  });
});

describe("findLandingProblems", () => {
  it("accepts a landing page with structured data", () => {
    expect(findLandingProblems(`<script type="application/ld+json">{}</script><p>once = twice</p>`)).toEqual(
      [],
    );
  });

  it.each([
    ["a script", "<script>x</script>", "has a script"],
    ["a script file", `<script src="/x.js"></script>`, "has a script"],
    [
      "a placeholder of the page shell",
      "<title>ExportKitSlot-title-End</title>",
      "has a placeholder of the page shell",
    ],
  ])("reports %s", (_, html, problem) => {
    expect(findLandingProblems(html)).toEqual([problem]);
  });
});
