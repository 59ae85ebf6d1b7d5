import { renderToStaticMarkup } from "react-dom/server";
import { own, Part, SlottedPart } from "../fragments";
import { createPageRenderer } from "./page-template";
import { createPageEncoder, htmlOf } from "./pieces";

interface Page {
  town: { name: string };
  word: string;
  isLong: boolean;
}

const Town = jest.fn(({ of }: { of: Page["town"] }) => <p>{of.name} & all around it</p>);
const Links = ({ of, word }: { of: Page["town"]; word: string }) => <a href={`/${word}`}>{of.name}</a>;

function Body({ page }: { page: Page }) {
  return (
    <main>
      <h1 title={own(page, ({ word }) => word)}>{own(page, ({ word }) => `<${word}>`)}</h1>
      {page.isLong && <hr />}
      <Part page={page} of={({ town }) => town} body={Town} />
      <SlottedPart as="nav" page={page} of={({ town }) => town} body={Links} word={({ word }) => word} />
    </main>
  );
}

const [bath, york] = [{ name: "Bath" }, { name: "York" }];
const PAGES: Page[] = [
  { town: bath!, word: "a", isLong: false },
  { town: york!, word: "b", isLong: false },
  { town: bath!, word: "c", isLong: true },
  { town: york!, word: "d", isLong: false },
];
const element = (page: Page) => <Body page={page} />;
const shapeOf = ({ isLong }: Page) => String(isLong);

it("gives the HTML that React gives, and renders each part once", () => {
  const alone = PAGES.map((page) => renderToStaticMarkup(<Body page={page} />));
  Town.mockClear();
  const render = createPageRenderer<Page>({ element, shapeOf });
  const encode = createPageEncoder();
  expect(PAGES.map((page) => encode(render(page)).toString())).toEqual(alone);
  expect(Town).toHaveBeenCalledTimes(2);
});

it("shows observers what stands for a part", () => {
  const render = createPageRenderer<Page>({ element, shapeOf, standInFor: (html) => `[${html.length}]` });
  const html = htmlOf(render(PAGES[0]!));
  expect(html).toMatch(/^<main><h1 title="a">&lt;a&gt;<\/h1><section>\[\d+\]<\/section><nav>\[\d+\]<\/nav>/);
});

it("leaves what is rendered outside of it alone", () => {
  const render = createPageRenderer<Page>({ element, shapeOf });
  render(PAGES[0]!);
  expect(renderToStaticMarkup(<Body page={PAGES[1]!} />)).toContain("&lt;b&gt;");
});

it("keeps what an element tells itself, outside of a component", () => {
  const render = createPageRenderer<Page>({
    element: (page) => <p>{own(page, ({ word }) => word)}</p>,
    shapeOf,
  });
  expect(PAGES.map((page) => htmlOf(render(page)))).toEqual(PAGES.map(({ word }) => `<p>${word}</p>`));
});
