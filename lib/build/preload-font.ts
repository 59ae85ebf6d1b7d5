import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const MEDIA = "_next/static/media";
/** The file as the compiler names it, after `HEADING_FONT` with a hash of its content. */
const FONT = /^bricolage-grotesque-headings\..*\.woff2$/;
/** What Next writes where a page has fonts that it was not told to preload: a connection for them, without a use. */
const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>';

/**
 * Has the pages of Next's export ask for the heading font together with its stylesheet. Asked for by the
 * stylesheet, it comes a round trip later: too late for `font-display: optional` on most first visits.
 * Not by `next/font`, which writes a stylesheet of its own for it, and the page would wait for two.
 *
 * @param root folder of the site
 * @throws Error when there is no such font, or no page has what Next is known to write
 */
export function preloadHeadingFont(root: string): void {
  const fonts = readdirSync(path.join(root, MEDIA)).filter((name) => FONT.test(name));
  if (fonts.length !== 1)
    throw new Error(`${MEDIA}: expected one file like ${FONT.source}, found ${fonts.length}`);
  const preload = `<link rel="preload" as="font" type="font/woff2" href="/${MEDIA}/${fonts[0]}" crossorigin=""/>`;
  let pages = 0;
  for (const page of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!page.endsWith(".html")) continue;
    const file = path.join(root, page);
    const html = readFileSync(file, "utf8");
    // The page for what is not found has none.
    if (!html.includes(PRECONNECT)) continue;
    writeFileSync(file, html.replace(PRECONNECT, preload));
    pages += 1;
  }
  if (pages === 0) throw new Error(`no page has ${PRECONNECT}: Next writes it in another way`);
}
