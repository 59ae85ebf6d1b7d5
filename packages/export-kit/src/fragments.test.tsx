import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createSharedParts,
  own,
  ownInJson,
  Part,
  renderWithParts,
  SLOT,
  SlottedPart,
  type PartRenderer,
  type SharedParts,
} from "./fragments";

interface Subject {
  name: string;
}
interface Page {
  subject: Subject;
  word: string;
}

let kept: ((page: Page) => string)[] = [];
let parts: SharedParts | undefined;

/** Renders once, fills plainly, and numbers what it keeps. */
const SHARED: PartRenderer<string> = {
  render: renderToStaticMarkup,
  fill: (rendered, word) => rendered.replaceAll(SLOT, word),
  escape: (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
  keep: (tell) => {
    kept.push(tell as (typeof kept)[number]);
    return `{${kept.length - 1}}`;
  },
};

beforeEach(() => {
  kept = [];
  parts = undefined;
  jest.clearAllMocks();
});

const Name = jest.fn(({ of }: { of: Subject }) => (
  <>
    <h2>{of.name} & Co</h2>
    <p>{`"quoted" <tag> it's`}</p>
  </>
));
const Upper = jest.fn(({ of }: { of: Subject }) => <p>{of.name.toUpperCase()}</p>);
const Links = jest.fn(({ of, word }: { of: Subject; word: string }) => (
  <a href={`/of/${word}/${of.name}`} title={word}>
    {of.name}
  </a>
));

const pageOf = (subject: Subject, word = "") => ({ subject, word });
const subjectOf = ({ subject }: Page) => subject;

/** HTML of an element, with what it keeps told of a page. */
function htmlOf(element: () => ReactElement, page: Page): string {
  const render = () => renderToStaticMarkup(element());
  const html = parts ? renderWithParts(parts, render) : render();
  return html.replaceAll(/\{(\d+)\}/g, (_, index: string) => kept[Number(index)]!(page));
}
const html = (subject: Subject, body: typeof Name = Name) => {
  const page = pageOf(subject);
  return htmlOf(() => <Part as="div" className="page" page={page} of={subjectOf} body={body} />, page);
};

it("renders its body inside the element asked for", () => {
  expect(html({ name: "Clydeline" })).toBe(
    '<div class="page"><h2>Clydeline &amp; Co</h2><p>&quot;quoted&quot; &lt;tag&gt; it&#x27;s</p></div>',
  );
  const page = pageOf({ name: "x" });
  expect(htmlOf(() => <Part page={page} of={subjectOf} body={Upper} />, page)).toBe(
    "<section><p>X</p></section>",
  );
});

it("gives the same HTML with and without sharing, the first time and the next", () => {
  const subject = { name: "Clydeline" };
  const alone = html(subject);
  parts = createSharedParts(SHARED);
  expect(html(subject)).toBe(alone);
  expect(html(subject)).toBe(alone);
});

it("renders what pages share once", () => {
  const subject = { name: "Clydeline" };
  parts = createSharedParts(SHARED);
  html(subject);
  html(subject);
  expect(Name).toHaveBeenCalledTimes(1);
});

it("renders another object anew, also where it says the same", () => {
  parts = createSharedParts(SHARED);
  expect(html({ name: "First" })).toContain("First");
  expect(html({ name: "Second" })).toContain("Second");
  html({ name: "Second" });
  expect(Name).toHaveBeenCalledTimes(3);
});

it("keeps two bodies of one object apart", () => {
  const subject = { name: "Clydeline" };
  parts = createSharedParts(SHARED);
  html(subject);
  expect(html(subject, Upper)).toContain("<p>CLYDELINE</p>");
  expect(html(subject)).toContain("<h2>Clydeline &amp; Co</h2>");
});

it("puts each page's own word into the links of a part that is rendered once", () => {
  const subject = { name: "Clydeline" };
  const links = (word: string) => {
    const page = pageOf(subject, word);
    const wordOf = (each: Page) => each.word;
    return htmlOf(
      () => (
        <SlottedPart as="nav" aria-label="Related" page={page} of={subjectOf} body={Links} word={wordOf} />
      ),
      page,
    );
  };
  const alone = links("perth");
  expect(alone).toBe(
    '<nav aria-label="Related"><a href="/of/perth/Clydeline" title="perth">Clydeline</a></nav>',
  );
  Links.mockClear();
  parts = createSharedParts(SHARED);
  expect(links("berlin")).toContain('href="/of/berlin/Clydeline" title="berlin"');
  expect(links("perth")).toBe(alone);
  expect(Links).toHaveBeenCalledTimes(1);
});

it("forgets what was rendered when sharing begins anew", () => {
  const subject = { name: "Before" };
  parts = createSharedParts(SHARED);
  html(subject);
  subject.name = "After";
  expect(html(subject)).toContain("Before");
  parts = createSharedParts(SHARED);
  expect(html(subject)).toContain("After");
});

it("tells a page's own text where it stands, escaped as is due there", () => {
  const text = (page: Page) => (
    <>
      <p title={own(page, ({ word }) => word)}>{own(page, ({ subject }) => subject.name)}</p>
      <script type="application/ld+json">
        {JSON.stringify({ name: ownInJson(page, ({ word }) => word) }).replaceAll("<", "\\u003c")}
      </script>
    </>
  );
  const page = pageOf({ name: "Pipes & Co" }, '</a&"b');
  const expected =
    '<p title="&lt;/a&amp;&quot;b">Pipes &amp; Co</p><script type="application/ld+json">' +
    '{"name":"\\u003c/a&\\"b"}</script>';
  expect(htmlOf(() => text(page), page)).toBe(expected);
  parts = createSharedParts(SHARED);
  // Rendered with one page, told of another.
  expect(htmlOf(() => text(pageOf({ name: "Another" }, "other")), page)).toBe(expected);
});

it("stops sharing where the rendering ends, also by an error", () => {
  const shared = createSharedParts(SHARED);
  expect(() =>
    renderWithParts(shared, () => {
      throw new Error("broken");
    }),
  ).toThrow("broken");
  const page = pageOf({ name: "Alone" });
  expect(own(page, ({ subject }) => subject.name)).toBe("Alone");
});
