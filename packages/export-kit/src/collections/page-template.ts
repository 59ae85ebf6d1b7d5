import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createFragmentCache, withFragmentCache } from "../fragments";
import { type Fact, factIn } from "../queries.ts";
import { fillSlots, fragmentChunk, sharedChunk, type HtmlChunk, type SharedChunk } from "./html-chunks.ts";
import { escapeHtml } from "./escape-html";

type ReadChunk<Page> = (page: Page) => HtmlChunk;

/** The HTML of one page layout, cut at its placeholders. */
type PageTemplate<Page> = readonly (HtmlChunk | ReadChunk<Page>)[];

/**
 * Placeholder delimiters. Private-use characters: they never occur in content, and unlike control characters JSON
 * does not escape them.
 */
const DELIMITER = { start: "\uE000", end: "\uE001" };
const PLACEHOLDER = new RegExp(`${DELIMITER.start}(\\d+)${DELIMITER.end}`);

interface PageRendererOptions<Page> {
  /** The page as React renders it. */
  element: (page: Page) => ReactElement;
  /** Identifies a page's layout: pages with the same key differ only in their fragments and page-specific texts. */
  layoutKey: (page: Page) => string;
}

/**
 * Creates a renderer for pages that use `export-kit/fragments`. React renders each page layout once, as a template;
 * for every further page of that layout the template's placeholders are filled in.
 */
export function createPageRenderer<Page>({
  element,
  layoutKey,
}: PageRendererOptions<Page>): (page: Page) => HtmlChunk[] {
  /** For the placeholders of the template that is being rendered. */
  let readers: ReadChunk<Page>[] = [];
  const cache = createFragmentCache<SharedChunk>({
    render: (fragment) => fragmentChunk(renderToStaticMarkup(fragment)),
    fillSlots,
    escape: escapeHtml,
    addPlaceholder(read) {
      readers.push(read as unknown as ReadChunk<Page>);
      return DELIMITER.start + (readers.length - 1) + DELIMITER.end;
    },
  });
  const templates = new Map<string, Fact<PageTemplate<Page>>>();
  return (page) => {
    const template = factIn(templates, layoutKey(page), () => {
      readers = [];
      // `element` is called inside as well: it may contain page-specific texts itself.
      const html = withFragmentCache(cache, () => renderToStaticMarkup(element(page)));
      return cutTemplate(html, readers);
    });
    return template.map((chunk) => (typeof chunk === "function" ? chunk(page) : chunk));
  };
}

function cutTemplate<Page>(html: string, readers: readonly ReadChunk<Page>[]): PageTemplate<Page> {
  // With a group in the pattern, `split` puts what it matches at the odd indexes: the number of each placeholder. React may
  // render placeholders in another order than the HTML has them.
  return html
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? sharedChunk(part) : readers[Number(part)]!));
}
