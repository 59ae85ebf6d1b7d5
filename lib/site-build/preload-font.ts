import { readdirSync } from "node:fs";
import path from "node:path";

const MEDIA = "_next/static/media";
/** The compiler's name for the file of `heading-font.mjs`: it adds a hash of the content. */
const FONT = /^bricolage-grotesque-headings\..*\.woff2$/;
/** Next adds this to pages with fonts that it does not preload. Fonts of the same origin do not need it. */
const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>';

interface FontPreload {
  /** Returns a page without the preconnect, such as the 404 page, unchanged. */
  add(html: string): string;
  /** @throws Error if no page had the preconnect: Next must have changed what it writes */
  assertUsed(): void;
}

/**
 * Preloads the heading font. Requested by the stylesheet alone it would arrive a round trip later, too late for `font-display:
 * optional` on most first visits. `next/font` would preload it too, but adds a second render-blocking stylesheet.
 */
export function createFontPreload(root: string): FontPreload {
  const fonts = readdirSync(path.join(root, MEDIA)).filter((name) => FONT.test(name));
  if (fonts.length !== 1)
    throw new Error(`${MEDIA}: expected one file like ${FONT.source}, found ${fonts.length}`);
  const preload = `<link rel="preload" as="font" type="font/woff2" href="/${MEDIA}/${fonts[0]}" crossorigin=""/>`;
  let used = false;
  return {
    add(html) {
      if (!html.includes(PRECONNECT)) return html;
      used = true;
      return html.replace(PRECONNECT, preload);
    },
    assertUsed() {
      if (!used) throw new Error(`no page has ${PRECONNECT}: Next no longer writes it`);
    },
  };
}
