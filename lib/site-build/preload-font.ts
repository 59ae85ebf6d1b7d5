import { readdirSync } from "node:fs";
import path from "node:path";

const MEDIA = "_next/static/media";
/** The file as the compiler names it, after `HEADING_FONT` with a hash of its content. */
const FONT = /^bricolage-grotesque-headings\..*\.woff2$/;
/** What Next writes where a page has fonts that it was not told to preload: a connection for them, without a use. */
const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>';

/** Has pages of Next's export ask for the heading font. */
export interface FontPreload {
  /** The page with the font's preload; one without a connection for fonts, like the 404 page, as it is. */
  add(html: string): string;
  /** @throws Error when no page so far had what Next is known to write */
  assertUsed(): void;
}

/**
 * Has pages ask for the heading font together with their stylesheet. Asked for by the stylesheet, it comes a
 * round trip later: too late for `font-display: optional` on most first visits. Not by `next/font`, which
 * writes a stylesheet of its own for it, and the page would wait for two.
 *
 * @param root folder of the site
 * @throws Error when there is no such font
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
      if (!used) throw new Error(`no page has ${PRECONNECT}: Next writes it in another way`);
    },
  };
}
