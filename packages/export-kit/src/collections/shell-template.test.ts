import { shellMarkers } from "@/lib/landing/shell";
import { htmlOf } from "./pieces";
import { escapeHtml, fillShell, parseShell, stripScripts, type ShellValues } from "./shell-template";

/** A shell as Next prints it, cut down. */
const SHELL = `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<link rel="stylesheet" href="/_next/static/css/site.css"/>
<title>LandingShellTitle</title>
<meta name="description" content="LandingShellDescription"/>
<meta name="robots" content="index, follow"/>
<link rel="canonical" href="https://www.example.com/LandingShellPath"/>
<meta property="og:title" content="LandingShellTitle"/>
<meta property="og:url" content="https://www.example.com/LandingShellPath"/>
<meta property="og:image" content="https://www.example.com/LandingShellImage"/>
<script src="/_next/static/chunks/main.js" async=""></script></head>
<body><!--$--><header>Clydeline</header>LandingShellBody<!--/$--><script>self.__next_f.push([1,"LandingShellTitle"])</script></body></html>`;

const VALUES: ShellValues = {
  title: "Live chat for plumbers in Berlin",
  description: "One hour ahead of Glasgow.",
  path: "/seo/live-chat-support/plumbing/berlin",
  image: "/og/services/live-chat-support.png",
  body: ["<main>", "<h1>Live chat</h1></main>"],
  indexable: true,
};

const fill = (values: Partial<ShellValues> = {}) =>
  htmlOf(fillShell(parseShell(SHELL), { ...VALUES, ...values }));

describe("stripScripts", () => {
  it.each([
    ["an inline script", "a<script>let x = '<p>';</script>b"],
    ["a script with attributes", 'a<script src="/x.js" async=""></script>b'],
    ["a script over several lines", "a<script>\nlet x;\n</script\n>b"],
    ["two scripts, and keeps what is between", "<script>1</script>ab<script>2</script>"],
    ["the preload of a script", 'a<link rel="preload" href="/x.js" as="script"/>b'],
    ["React's comment nodes", "a<!--$--><!-- -->b<!--/$-->"],
  ])("removes %s", (_, html) => {
    expect(stripScripts(html)).toBe("ab");
  });

  it.each([
    '<link rel="stylesheet" href="/site.css"/>',
    '<link rel="preload" href="/font.woff2" as="font" crossorigin=""/>',
    "<noscript>Scripts are off.</noscript>",
    "<p>a &lt;script&gt; in a text</p>",
  ])("keeps %s", (html) => {
    expect(stripScripts(html)).toBe(html);
  });
});

describe("parseShell", () => {
  it("cuts the shell at every marker", () => {
    const slots = parseShell(SHELL).flatMap((piece) =>
      typeof piece === "object" && "slot" in piece ? [piece.slot] : [],
    );
    expect(slots).toEqual(["title", "description", "indexable", "path", "title", "path", "image", "body"]);
  });

  it.each([
    [shellMarkers.title, "title"],
    [shellMarkers.description, "description"],
    [shellMarkers.path, "path"],
    [shellMarkers.image, "image"],
    [shellMarkers.body, "body"],
    ['content="index, follow"', "indexable"],
  ])("refuses a shell without %s", (marker, slot) => {
    expect(() => parseShell(SHELL.replaceAll(marker, ""))).toThrow(
      `the landing shell has no “${marker}”: Next did not print the ${slot} of the page`,
    );
  });

  it("does not count a marker that stands in a script only", () => {
    expect(() =>
      parseShell(
        SHELL.replace("</header>LandingShellBody", "</header>").replace("[1,", '["LandingShellBody",'),
      ),
    ).toThrow("the landing shell has no “LandingShellBody”");
  });
});

describe("fillShell", () => {
  it("puts each value wherever its marker stood", () => {
    const html = fill();
    expect(html).toContain("<title>Live chat for plumbers in Berlin</title>");
    expect(html).toContain('<meta property="og:title" content="Live chat for plumbers in Berlin"/>');
    expect(html).toContain('<meta name="description" content="One hour ahead of Glasgow."/>');
    expect(html).toContain('href="https://www.example.com/seo/live-chat-support/plumbing/berlin"');
    expect(html).toContain('content="https://www.example.com/seo/live-chat-support/plumbing/berlin"');
    expect(html).toContain("<header>Clydeline</header><main><h1>Live chat</h1></main></body>");
    expect(html).not.toMatch(/LandingShell|<script|<!--/);
  });

  it("asks search engines in, or out", () => {
    expect(fill()).toContain('<meta name="robots" content="index, follow"/>');
    expect(fill({ indexable: false })).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(fill({ indexable: false })).not.toContain('"index, follow"');
  });

  it("escapes texts and leaves HTML alone", () => {
    const html = fill({ title: `A & B's "C" <script>`, body: ["<p>A &amp; B</p>"] });
    expect(html).toContain("<title>A &amp; B&#x27;s &quot;C&quot; &lt;script&gt;</title>");
    expect(html).toContain("<p>A &amp; B</p>");
  });

  it.each(["$&", "$$", "$1", "$`", "$'", "$<name>", "\\0"])("keeps %s as it is", (text) => {
    const html = fill({ title: `before ${text} after`, body: [`<p>${text}</p>`] });
    expect(html).toContain(`<title>before ${escapeHtml(text)} after</title>`);
    expect(html).toContain(`<p>${text}</p>`);
  });

  it("fills no marker that a value brings along", () => {
    const html = fill({ title: "LandingShellBody", body: ["<p>LandingShellTitle</p>"] });
    expect(html).toContain("<title>LandingShellBody</title>");
    expect(html).toContain("<p>LandingShellTitle</p>");
  });

  it("leaves the template for the next page", () => {
    const template = parseShell(SHELL);
    const first = htmlOf(fillShell(template, VALUES));
    fillShell(template, { ...VALUES, title: "Another page" });
    expect(htmlOf(fillShell(template, VALUES))).toBe(first);
  });
});

it.each([
  ["plain", "plain"],
  ["", ""],
  [`&<>"'`, "&amp;&lt;&gt;&quot;&#x27;"],
  ["&amp;", "&amp;amp;"],
  ["Düsseldorf – £5", "Düsseldorf – £5"],
])("escapes %j as %j", (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
