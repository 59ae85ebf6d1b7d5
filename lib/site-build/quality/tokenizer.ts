/** Elements whose text is not about the page's subject: links to other pages, drawings, structured data. */
const SKIPPED = /<(nav|svg|script)\b[^]*?<\/\1>/g;
/** Tags within a sentence: all that landing pages have in one. Another one is added here. */
const INLINE = /<\/?(?:a|b|small|abbr|time)\b[^>]*>/g;
/** Other tags, and what ends a sentence. */
const END = /<[^>]*>|[.!?](?=[\s<])/g;
/** A word, or an end. Beyond ASCII, words have all from À on but typographic punctuation, so "×" and "€" too. */
const TOKEN = /[a-z0-9\u00c0-\u1fff\u2070-\uffff]+|\0/g;

/** Ends a sentence, a cell or a line: no run of words crosses it. */
export const BOUNDARY = 0;

/** A number for each word that was read, from 1: comparing numbers is faster. */
const numbers = new Map([["\0", BOUNDARY]]);

/**
 * Reads the words of a page, without tags, navigation and drawings.
 *
 * @returns numbers of the words, in order, and `BOUNDARY` between sentences and between cells
 */
export function tokenize(html: string): number[] {
  const text = html.replace(SKIPPED, "\0").replace(INLINE, " ").replace(END, "\0").toLowerCase();
  return (text.match(TOKEN) ?? []).map((token) => {
    const known = numbers.get(token);
    if (known === undefined) numbers.set(token, numbers.size);
    return known ?? numbers.size - 1;
  });
}
