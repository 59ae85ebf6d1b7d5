import { htmlOf } from "./html-chunks";
import {
  assertSlots,
  escapeHtml,
  fillShell,
  parseShell,
  stripScripts,
  type PageContent,
} from "./shell-template";

const [TITLE, DESCRIPTION, CANONICAL, ROBOTS, BODY] = [
  ..."title description alternates.canonical robots body".split(" "),
].map((slot) => `ExportKitSlot-${slot.replace(".", "-")}-End`);

/** A shell as Next prints it, cut down. */
const SHELL = `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<link rel="stylesheet" href="/_next/static/css/site.css"/>
<title>${TITLE} | Site</title>
<meta name="description" content="${DESCRIPTION}"/>
<meta name="robots" content="${ROBOTS}"/>
<link rel="canonical" href="https://www.example.com/${CANONICAL}"/>
<meta property="og:title" content="${TITLE}"/>
<script src="/_next/static/chunks/main.js" async=""></script></head>
<body><!--$--><header>Site</header>${BODY}<!--/$--><script>self.__next_f.push([1,"${TITLE}"])</script></body></html>`;

const PAGE: PageContent = {
  values: {
    title: "Live chat",
    description: "One hour ahead.",
    "alternates.canonical": "/a/b",
    robots: "noindex, follow",
  },
  body: ["<main>", "<h1>Live chat</h1></main>"],
};

const fill = ({ values, body = PAGE.body }: Partial<PageContent> = {}) =>
  htmlOf(fillShell(parseShell(SHELL), { values: { ...PAGE.values, ...values }, body }));

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
  it("cuts a shell at every marker", () => {
    const slots = parseShell(SHELL).flatMap((part) =>
      typeof part === "object" && "slot" in part ? [part.slot] : [],
    );
    expect(slots).toEqual(["title", "description", "robots", "alternates.canonical", "title", "body"]);
  });

  it.each([
    [TITLE!, "title"],
    [DESCRIPTION!, "description"],
    [CANONICAL!, "alternates.canonical"],
    [ROBOTS!, "robots"],
    [BODY!, "body"],
  ])("refuses a shell without %s", (marker, slot) => {
    const check = () =>
      assertSlots("/a/[b]", parseShell(SHELL.replaceAll(marker, "")), Object.keys(PAGE.values));
    expect(check).toThrow(`the shell of /a/[b] has no slot for ${slot}: Next did not print it`);
  });

  it("refuses a shell with a slot that its pages do not fill", () => {
    const check = () => assertSlots("/a/[b]", parseShell(SHELL), ["title", "description", "robots"]);
    expect(check).toThrow(
      "the shell of /a/[b] has a slot for alternates.canonical, which its pages do not fill",
    );
  });

  it("accepts a shell with exactly the slots that its pages fill", () => {
    expect(() => assertSlots("/a/[b]", parseShell(SHELL), Object.keys(PAGE.values))).not.toThrow();
  });

  it("ignores markers inside of scripts", () => {
    const html = SHELL.replace(`</header>${BODY}`, "</header>").replace("[1,", `["${BODY}",`);
    expect(() => assertSlots("/a/[b]", parseShell(html), Object.keys(PAGE.values))).toThrow(
      "no slot for body",
    );
  });
});

describe("fillShell", () => {
  it("replaces every marker by its value", () => {
    const html = fill();
    expect(html).toContain("<title>Live chat | Site</title>");
    expect(html).toContain('<meta property="og:title" content="Live chat"/>');
    expect(html).toContain('<meta name="description" content="One hour ahead."/>');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain('href="https://www.example.com/a/b"');
    expect(html).toContain("<header>Site</header><main><h1>Live chat</h1></main></body>");
    expect(html).not.toMatch(/ExportKit|<script|<!--/);
  });

  it("escapes texts, and not the body", () => {
    const html = fill({ values: { title: `A & B's "C" <script>` }, body: ["<p>A &amp; B</p>"] });
    expect(html).toContain("<title>A &amp; B&#x27;s &quot;C&quot; &lt;script&gt; | Site</title>");
    expect(html).toContain("<p>A &amp; B</p>");
  });

  it.each(["$&", "$$", "$1", "$`", "$'", "$<name>", "\\0"])("does not interpret %s in values", (text) => {
    const html = fill({ values: { title: `before ${text} after` }, body: [`<p>${text}</p>`] });
    expect(html).toContain(`<title>before ${escapeHtml(text)} after | Site</title>`);
    expect(html).toContain(`<p>${text}</p>`);
  });

  it("does not replace markers inside of values", () => {
    const html = fill({ values: { title: BODY! }, body: [`<p>${TITLE}</p>`] });
    expect(html).toContain(`<title>${BODY} | Site</title>`);
    expect(html).toContain(`<p>${TITLE}</p>`);
  });

  it("filling a shell does not modify its template", () => {
    const template = parseShell(SHELL);
    const first = htmlOf(fillShell(template, PAGE));
    fillShell(template, { ...PAGE, values: { ...PAGE.values, title: "Another page" } });
    expect(htmlOf(fillShell(template, PAGE))).toBe(first);
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
