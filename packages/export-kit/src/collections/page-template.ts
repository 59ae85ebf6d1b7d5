import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { shapeOf } from "@/components/landing/landing-body";
import { sharePartsWith, type PartRenderer } from "@/components/landing/part";
import type { LandingPage } from "@/lib/landing";
import { sharePiece, type Piece } from "./pieces";
import { escapeHtml } from "./shell-template";

type LandingElement = ReactElement<{ page: LandingPage }>;
type Tell = (page: LandingPage) => Piece;

/** The HTML of one shape of page: stretches that its pages share, and what tells each page's own. */
type PageTemplate = readonly (Piece | Tell)[];

/**
 * Marks in a page's HTML where it has something of its own. None of these characters stands in a text.
 * For private use, and not controls: JSON writes those in another way.
 */
const MARK = { start: "\uE000", end: "\uE001" };
const MARKS = new RegExp(`${MARK.start}(\\d+)${MARK.end}`);

/**
 * Renders landing pages to HTML, in pieces. React renders the elements of each shape of page once; from then
 * on a page is what it tells of itself, put between them.
 *
 * @param parts how parts that pages share are rendered and filled
 */
export function createPageRenderer<Rendered extends Piece>(
  parts: Pick<PartRenderer<Rendered>, "render" | "fill">,
): (element: LandingElement) => Piece[] {
  let kept: Tell[] = [];
  sharePartsWith({
    ...parts,
    escape: escapeHtml,
    keep: (tell) => {
      kept.push(tell as Tell);
      return MARK.start + (kept.length - 1) + MARK.end;
    },
  });
  const templates = new Map<string, PageTemplate>();
  return (element) => {
    const { page } = element.props;
    const shape = shapeOf(page);
    let template = templates.get(shape);
    if (!template) {
      kept = [];
      template = cutTemplate(renderToStaticMarkup(element), kept);
      templates.set(shape, template);
    }
    return template.map((piece) => (typeof piece === "function" ? piece(page) : piece));
  };
}

/** The order in which React asked for what pages tell need not be the order in which it stands in the HTML. */
function cutTemplate(html: string, kept: readonly Tell[]): PageTemplate {
  return html
    .split(MARKS)
    .map((piece, index) => (index % 2 === 0 ? sharePiece(piece) : kept[Number(piece)]!));
}
