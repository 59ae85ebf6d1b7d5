import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createFragmentCache,
  pageSpecific,
  pageSpecificInJson,
  SharedFragment,
  SLOT_MARKER,
  SlottedFragment,
  TableRows,
  withFragmentCache,
  type FragmentCache,
  type FragmentRenderer,
} from "./fragments";

interface Firm {
  name: string;
}
interface Page {
  firm: Firm;
  city: string;
}

let readers: ((page: Page) => string)[] = [];
let cache: FragmentCache | undefined;

/** Renders fragments to strings; placeholders are numbers in braces. */
const RENDERER: FragmentRenderer<string> = {
  render: renderToStaticMarkup,
  fillSlots: (rendered, text) => rendered.replaceAll(SLOT_MARKER, text),
  escape: (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
  addPlaceholder: (read) => {
    readers.push(read as (typeof readers)[number]);
    return `{${readers.length - 1}}`;
  },
};

beforeEach(() => {
  readers = [];
  cache = undefined;
  jest.clearAllMocks();
});

const Name = jest.fn(({ data }: { data: Firm }) => (
  <>
    <h2>{data.name} & Co</h2>
    <p>{`"quoted" <tag> it's`}</p>
  </>
));
const Upper = jest.fn(({ data }: { data: Firm }) => <p>{data.name.toUpperCase()}</p>);
const Links = jest.fn(({ data, slot }: { data: Firm; slot: string }) => (
  <a href={`/of/${slot}/${data.name}`} title={slot}>
    {data.name}
  </a>
));

const pageOf = (firm: Firm, city = "") => ({ firm, city });
const firmOf = ({ firm }: Page) => firm;

/** The HTML of an element, with its placeholders filled in for a page. */
function htmlOf(element: () => ReactElement, page: Page): string {
  const render = () => renderToStaticMarkup(element());
  const html = cache ? withFragmentCache(cache, render) : render();
  return html.replaceAll(/\{(\d+)\}/g, (_, index: string) => readers[Number(index)]!(page));
}
const html = (firm: Firm, body: typeof Name = Name) => {
  const page = pageOf(firm);
  return htmlOf(
    () => <SharedFragment as="div" className="page" page={page} select={firmOf} body={body} />,
    page,
  );
};

it("renders a fragment inside the requested element, by default a section", () => {
  expect(html({ name: "Clydeline" })).toBe(
    '<div class="page"><h2>Clydeline &amp; Co</h2><p>&quot;quoted&quot; &lt;tag&gt; it&#x27;s</p></div>',
  );
  const page = pageOf({ name: "x" });
  expect(htmlOf(() => <SharedFragment page={page} select={firmOf} body={Upper} />, page)).toBe(
    "<section><p>X</p></section>",
  );
});

it("renders a fragment to the same HTML without a cache, to the cache and from the cache", () => {
  const firm = { name: "Clydeline" };
  const expected = html(firm);
  cache = createFragmentCache(RENDERER);
  expect(html(firm)).toBe(expected);
  expect(html(firm)).toBe(expected);
});

it("renders a shared fragment once", () => {
  const firm = { name: "Clydeline" };
  cache = createFragmentCache(RENDERER);
  html(firm);
  html(firm);
  expect(Name).toHaveBeenCalledTimes(1);
});

it("renders a fragment again for a different object, even with equal contents", () => {
  cache = createFragmentCache(RENDERER);
  expect(html({ name: "First" })).toContain("First");
  expect(html({ name: "Second" })).toContain("Second");
  html({ name: "Second" });
  expect(Name).toHaveBeenCalledTimes(3);
});

it("distinguishes two fragment bodies for the same object", () => {
  const firm = { name: "Clydeline" };
  cache = createFragmentCache(RENDERER);
  html(firm);
  expect(html(firm, Upper)).toContain("<p>CLYDELINE</p>");
  expect(html(firm)).toContain("<h2>Clydeline &amp; Co</h2>");
});

it("fills the slots of a fragment for each page, and renders the fragment once", () => {
  const firm = { name: "Clydeline" };
  const links = (city: string) => {
    const page = pageOf(firm, city);
    const cityOf = (each: Page) => each.city;
    return htmlOf(
      () => (
        <SlottedFragment
          as="nav"
          aria-label="Related"
          page={page}
          select={firmOf}
          body={Links}
          slot={cityOf}
        />
      ),
      page,
    );
  };
  const expected = links("perth");
  expect(expected).toBe(
    '<nav aria-label="Related"><a href="/of/perth/Clydeline" title="perth">Clydeline</a></nav>',
  );
  Links.mockClear();
  cache = createFragmentCache(RENDERER);
  expect(links("berlin")).toContain('href="/of/berlin/Clydeline" title="berlin"');
  expect(links("perth")).toBe(expected);
  expect(Links).toHaveBeenCalledTimes(1);
});

it("renders a fragment again with a new cache", () => {
  const firm = { name: "Before" };
  cache = createFragmentCache(RENDERER);
  html(firm);
  firm.name = "After";
  expect(html(firm)).toContain("Before");
  cache = createFragmentCache(RENDERER);
  expect(html(firm)).toContain("After");
});

it("escapes page-specific texts for content, attributes and JSON", () => {
  const text = (page: Page) => (
    <>
      <p title={pageSpecific(page, ({ city }) => city)}>{pageSpecific(page, ({ firm }) => firm.name)}</p>
      <script type="application/ld+json">
        {JSON.stringify({ name: pageSpecificInJson(page, ({ city }) => city) }).replaceAll("<", "\\u003c")}
      </script>
    </>
  );
  const page = pageOf({ name: "Pipes & Co" }, '</a&"b');
  const expected =
    '<p title="&lt;/a&amp;&quot;b">Pipes &amp; Co</p><script type="application/ld+json">' +
    '{"name":"\\u003c/a&\\"b"}</script>';
  expect(htmlOf(() => text(page), page)).toBe(expected);
  cache = createFragmentCache(RENDERER);
  // The template is rendered with one page, and filled in for another.
  expect(htmlOf(() => text(pageOf({ name: "Another" }, "other")), page)).toBe(expected);
});

it("stops using the cache when rendering fails", () => {
  const failing = createFragmentCache(RENDERER);
  expect(() =>
    withFragmentCache(failing, () => {
      throw new Error("broken");
    }),
  ).toThrow("broken");
  const page = pageOf({ name: "Alone" });
  expect(pageSpecific(page, ({ firm }) => firm.name)).toBe("Alone");
});

it("renders rows of a page's own to the same HTML with and without a cache", () => {
  const rowsOf = ({ city, firm }: Page) => [
    [city, `"${firm.name}" & <sons`],
    ["none", ""],
  ];
  const table = (page: Page) =>
    htmlOf(
      () => (
        <table>
          <TableRows page={page} rows={rowsOf} />
        </table>
      ),
      page,
    );
  const page = pageOf({ name: "Clydeline" }, "Bath");
  const expected = table(page);
  expect(expected).toBe(
    '<table><tbody><tr><th scope="row">Bath</th><td>&quot;Clydeline&quot; &amp; &lt;sons</td></tr>' +
      '<tr><th scope="row">none</th><td></td></tr></tbody></table>',
  );
  cache = createFragmentCache(RENDERER);
  expect(table(page)).toBe(expected);
});
