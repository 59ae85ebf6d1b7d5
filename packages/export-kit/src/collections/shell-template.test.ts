import { escapeHtml } from "./escape-html";
import { createPageEncoder } from "./html-chunks";
import { assertFields, fillShell, parseShell, stripHydration } from "./shell-template";

const [TITLE, DESCRIPTION, CANONICAL, ROBOTS, BODY] = [
  ...["title", "description", "alternates-canonical", "robots", "body"],
].map((field) => `ExportKitSlot-${field}-End`);

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

const VALUES = {
  title: "Live chat",
  description: "One hour ahead.",
  "alternates.canonical": "/a/b",
  robots: "noindex, follow",
};

const template = parseShell(SHELL);
const fill = (title: string, body: string) =>
  createPageEncoder()(
    fillShell(template, { values: { ...VALUES, title }, body: ["<main>", body] }),
  ).toString();

it("removes scripts, their preloads and React's comments, and nothing else", () => {
  for (const html of [
    "a<script>\nlet x = '<p>';</script\n>b",
    'a<script src="/x.js" async=""></script>b',
    "<script>1</script>ab<script>2</script>",
    'a<link rel="preload" href="/x.js" as="script"/>b',
    "a<!--$--><!-- -->b<!--/$-->",
  ])
    expect(stripHydration(html)).toBe("ab");
  for (const html of [
    '<link rel="stylesheet" href="/site.css"/>',
    '<link rel="preload" href="/font.woff2" as="font" crossorigin=""/>',
    "<noscript>Scripts are off.</noscript>",
    "<p>a &lt;script&gt; in a text</p>",
  ])
    expect(stripHydration(html)).toBe(html);
});

it("requires exactly the fields that the pages of a shell fill, outside of scripts", () => {
  const check = (html: string, fields = Object.keys(VALUES)) =>
    assertFields("/a/[b]", parseShell(html), fields);
  expect(() => check(SHELL)).not.toThrow();
  for (const [field, marker] of Object.entries({ title: TITLE!, robots: ROBOTS!, body: BODY! }))
    expect(() => check(SHELL.replaceAll(marker, ""))).toThrow(
      `the shell of /a/[b] has no field for ${field}: Next did not print it`,
    );
  expect(() => check(SHELL, ["title", "description", "robots"])).toThrow(
    "the shell of /a/[b] has a field for alternates.canonical, which its pages do not fill",
  );
  const inScript = SHELL.replace(`</header>${BODY}`, "</header>").replace("[1,", `["${BODY}",`);
  expect(() => check(inScript)).toThrow("no field for body");
});

it("replaces every marker by its value", () => {
  expect(fill("Live chat", "<h1>Live chat</h1></main>").replaceAll(/\n+/g, "\n")).toBe(
    `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="/_next/static/css/site.css"/>
<title>Live chat | Site</title>
<meta name="description" content="One hour ahead."/>
<meta name="robots" content="noindex, follow"/>
<link rel="canonical" href="https://www.example.com/a/b"/>
<meta property="og:title" content="Live chat"/>
</head>
<body><header>Site</header><main><h1>Live chat</h1></main></body></html>`,
  );
});

it("escapes values, not the body, and interprets neither", () => {
  const texts = [`A & B's "C" <script>`, "$&", "$$", "$1", "$`", "$'", "$<name>", "\\0", BODY!];
  for (const text of texts) {
    const html = fill(`before ${text} after`, `<p>${text}${TITLE}</p>`);
    expect(html).toContain(`<title>before ${escapeHtml(text)} after | Site</title>`);
    expect(html).toContain(`<p>${text}${TITLE}</p>`);
  }
  expect(escapeHtml(`&amp;<>"'Düsseldorf – £5`)).toBe("&amp;amp;&lt;&gt;&quot;&#x27;Düsseldorf – £5");
});
