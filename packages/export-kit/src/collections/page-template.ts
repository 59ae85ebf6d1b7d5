import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createSharedParts, renderWithParts } from "../fragments";
import { fillPart, sharePart, sharePiece, type Piece, type SharedPiece } from "./pieces";
import { escapeHtml } from "./shell-template";

type Tell<Page> = (page: Page) => Piece;

/** The HTML of one shape of page: stretches that its pages share, and what tells each page's own. */
type PageTemplate<Page> = readonly (Piece | Tell<Page>)[];

/**
 * Marks in a page's HTML where it has something of its own. None of these characters stands in a text.
 * For private use, and not controls: JSON writes those in another way.
 */
const MARK = { start: "\uE000", end: "\uE001" };
const MARKS = new RegExp(`${MARK.start}(\\d+)${MARK.end}`);

export interface PageRendererOptions<Page> {
  /** The page as React renders it. */
  element: (page: Page) => ReactElement;
  /** Pages of one shape have the same elements and differ only in what fragments tell of them. */
  shapeOf: (page: Page) => string;
  /** What stands for a shared part in the HTML that observers see; the part's HTML by default. */
  standInFor?: (html: string) => string;
}

/**
 * Renders pages that are made of fragments to HTML, in pieces. React renders the elements of each shape of page
 * once; from then on a page is what it tells of itself, put between them.
 */
export function createPageRenderer<Page>({
  element,
  shapeOf,
  standInFor = (html) => html,
}: PageRendererOptions<Page>): (page: Page) => Piece[] {
  let kept: Tell<Page>[] = [];
  const parts = createSharedParts<SharedPiece>({
    render(part) {
      const html = renderToStaticMarkup(part);
      return sharePart(html, standInFor(html));
    },
    fill: fillPart,
    escape: escapeHtml,
    keep(tell) {
      kept.push(tell as unknown as Tell<Page>);
      return MARK.start + (kept.length - 1) + MARK.end;
    },
  });
  const templates = new Map<string, PageTemplate<Page>>();
  return (page) => {
    const shape = shapeOf(page);
    let template = templates.get(shape);
    if (!template) {
      kept = [];
      // The element is made here as well: it may hold what a page tells of itself.
      const html = renderWithParts(parts, () => renderToStaticMarkup(element(page)));
      template = cutTemplate(html, kept);
      templates.set(shape, template);
    }
    return template.map((piece) => (typeof piece === "function" ? piece(page) : piece));
  };
}

/** The order in which React asked for what pages tell need not be the order in which it stands in the HTML. */
function cutTemplate<Page>(html: string, kept: readonly Tell<Page>[]): PageTemplate<Page> {
  return html
    .split(MARKS)
    .map((piece, index) => (index % 2 === 0 ? sharePiece(piece) : kept[Number(piece)]!));
}
