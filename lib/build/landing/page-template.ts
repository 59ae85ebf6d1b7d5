import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { shapeOf } from "@/components/landing/landing-body";
import { sharePartsWith, type PartRenderer } from "@/components/landing/part";
import type { LandingPage } from "@/lib/landing";
import { escapeHtml } from "./shell-template";

type LandingElement = ReactElement<{ page: LandingPage }>;
type Tell = (page: LandingPage) => string;

/** The HTML of one shape of page: `literals` around what each page tells, one more of them. */
interface PageTemplate {
  literals: string[];
  tells: Tell[];
}

/** Marks in a page's HTML where it has something of its own. None of these characters stands in a text. */
const MARK = { start: String.fromCharCode(4), end: String.fromCharCode(5) };
const MARKS = new RegExp(`${MARK.start}(\\d+)${MARK.end}`);

/**
 * Renders landing pages to HTML. React renders the elements of each shape of page once; from then on a page
 * is what it tells of itself, put between them.
 *
 * @param parts how parts that pages share are rendered and filled
 */
export function createPageRenderer(
  parts: Pick<PartRenderer, "render" | "fill">,
): (element: LandingElement) => string {
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
    const { literals, tells } = template;
    let html = literals[0]!;
    for (let index = 0; index < tells.length; index += 1) html += tells[index]!(page) + literals[index + 1]!;
    return html;
  };
}

/** The order in which React asked for what pages tell need not be the order in which it stands in the HTML. */
function cutTemplate(html: string, kept: readonly Tell[]): PageTemplate {
  const pieces = html.split(MARKS);
  return {
    literals: pieces.filter((_, index) => index % 2 === 0),
    tells: pieces.filter((_, index) => index % 2 === 1).map((number) => kept[Number(number)]!),
  };
}
