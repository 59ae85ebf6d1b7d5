import { renderToStaticMarkup } from "react-dom/server";
import { pageSpecific, pageSpecificInJson, SharedFragment, SlottedFragment, TableRows } from "../fragments";
import { createPageRenderer } from "./page-template";
import { createPageEncoder, type HtmlChunk } from "./html-chunks";

interface City {
  name: string;
}
interface Page {
  city: City;
  word: string;
  isLong: boolean;
}

const Around = jest.fn(({ data }: { data: City }) => <p>{`${data.name} & "all" around <it>`}</p>);
const Upper = jest.fn(({ data }: { data: City }) => <p>{data.name.toUpperCase()}</p>);
const Links = jest.fn(({ data, slot }: { data: City; slot: string }) => <a href={`/${slot}`}>{data.name}</a>);
const cityOf = ({ city }: Page) => city;
const rowsOf = ({ word, city }: Page) => [
  [word, `"${city.name}" & <sons`],
  ["none", ""],
];

function Body({ page }: { page: Page }) {
  return (
    <main>
      <h1 title={pageSpecific(page, ({ word }) => word)}>{pageSpecific(page, ({ word }) => `<${word}>`)}</h1>
      {page.isLong && <hr />}
      <SharedFragment page={page} select={cityOf} body={Around} />
      <SharedFragment as="div" className="b" page={page} select={cityOf} body={Upper} />
      <SlottedFragment
        as="nav"
        aria-label="Related"
        page={page}
        select={cityOf}
        body={Links}
        slot={({ word }) => encodeURIComponent(word)}
      />
      <table>
        <TableRows page={page} rows={rowsOf} />
      </table>
      <script type="application/ld+json">
        {JSON.stringify({ name: pageSpecificInJson(page, ({ word }) => word) }).replaceAll("<", "\\u003c")}
      </script>
    </main>
  );
}

// The last York is another object with the same contents.
const [bath, york] = [{ name: "Bath" }, { name: "York" }];
const PAGES: Page[] = [
  { city: bath, word: "a", isLong: false },
  { city: york, word: `</b&"`, isLong: false },
  { city: bath, word: "c", isLong: true },
  { city: { ...york }, word: "d", isLong: false },
];
const element = (page: Page) => <Body page={page} />;
const layoutKey = ({ isLong }: Page) => String(isLong);
const encode = createPageEncoder();
const htmlOf = (chunks: readonly HtmlChunk[]) => encode(chunks).toString();

it("renders the same HTML as React, and each shared fragment once for each object", () => {
  const expected = PAGES.map((page) => renderToStaticMarkup(<Body page={page} />));
  jest.clearAllMocks();
  const render = createPageRenderer<Page>({ element, layoutKey });
  expect(PAGES.map((page) => htmlOf(render(page)))).toEqual(expected);
  expect([Around, Upper, Links].map((body) => body.mock.calls.length)).toEqual([3, 3, 3]);
  const city = { name: "Before" };
  const html = () => htmlOf(createPageRenderer<Page>({ element, layoutKey })({ ...PAGES[0]!, city }));
  expect(html()).toContain("Before");
  city.name = "After";
  expect(html()).toContain("After");
});

it("accepts page-specific texts in the element itself, and leaves nothing behind, after an error either", () => {
  const render = createPageRenderer<Page>({
    element: (page) => {
      if (page.isLong) throw new Error("broken");
      return <p>{pageSpecific(page, ({ word }) => word)}</p>;
    },
    layoutKey,
  });
  expect(htmlOf(render(PAGES[0]!)) + htmlOf(render(PAGES[3]!))).toBe("<p>a</p><p>d</p>");
  expect(() => render(PAGES[2]!)).toThrow("broken");
  expect(renderToStaticMarkup(<Body page={PAGES[0]!} />)).toContain("&lt;a&gt;");
});
