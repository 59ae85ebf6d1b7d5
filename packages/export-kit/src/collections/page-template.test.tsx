import { renderToStaticMarkup } from "react-dom/server";
import { pageSpecific, SharedFragment, SlottedFragment } from "../fragments";
import { createPageRenderer } from "./page-template";
import { createPageEncoder, htmlOf } from "./html-chunks";

interface Page {
  city: { name: string };
  word: string;
  isLong: boolean;
}

const City = jest.fn(({ data }: { data: Page["city"] }) => <p>{data.name} & all around it</p>);
const Links = ({ data, slot }: { data: Page["city"]; slot: string }) => <a href={`/${slot}`}>{data.name}</a>;

function Body({ page }: { page: Page }) {
  return (
    <main>
      <h1 title={pageSpecific(page, ({ word }) => word)}>{pageSpecific(page, ({ word }) => `<${word}>`)}</h1>
      {page.isLong && <hr />}
      <SharedFragment page={page} select={({ city }) => city} body={City} />
      <SlottedFragment
        as="nav"
        page={page}
        select={({ city }) => city}
        body={Links}
        slot={({ word }) => word}
      />
    </main>
  );
}

const [bath, york] = [{ name: "Bath" }, { name: "York" }];
const PAGES: Page[] = [
  { city: bath!, word: "a", isLong: false },
  { city: york!, word: "b", isLong: false },
  { city: bath!, word: "c", isLong: true },
  { city: york!, word: "d", isLong: false },
];
const element = (page: Page) => <Body page={page} />;
const layoutKey = ({ isLong }: Page) => String(isLong);

it("renders the same HTML as React, and each shared fragment once", () => {
  const expected = PAGES.map((page) => renderToStaticMarkup(<Body page={page} />));
  City.mockClear();
  const render = createPageRenderer<Page>({ element, layoutKey });
  const encode = createPageEncoder();
  expect(PAGES.map((page) => encode(render(page)).toString())).toEqual(expected);
  expect(City).toHaveBeenCalledTimes(2);
});

it("htmlOf shows observers the replacements of fragments", () => {
  const render = createPageRenderer<Page>({
    element,
    layoutKey,
    fragmentForObservers: (html) => `[${html.length}]`,
  });
  const html = htmlOf(render(PAGES[0]!));
  expect(html).toMatch(/^<main><h1 title="a">&lt;a&gt;<\/h1><section>\[\d+\]<\/section><nav>\[\d+\]<\/nav>/);
});

it("does not affect what React renders outside of the page renderer", () => {
  const render = createPageRenderer<Page>({ element, layoutKey });
  render(PAGES[0]!);
  expect(renderToStaticMarkup(<Body page={PAGES[1]!} />)).toContain("&lt;b&gt;");
});

it("accepts page-specific texts in the element itself, outside of components", () => {
  const render = createPageRenderer<Page>({
    element: (page) => <p>{pageSpecific(page, ({ word }) => word)}</p>,
    layoutKey,
  });
  expect(PAGES.map((page) => htmlOf(render(page)))).toEqual(PAGES.map(({ word }) => `<p>${word}</p>`));
});
