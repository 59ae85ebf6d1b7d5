const WORDS =
  "harbour morning light walk stone bridge ferry rain map quiet under with fish & chips <b>".split(" ");

/** Pages of random words, the same on every run: plain texts, which templates put together. */
export function makePages(count) {
  let state = 15;
  const below = (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const words = (length) => Array.from({ length }, () => WORDS[below(WORDS.length)]).join(" ");
  return Array.from({ length: count }, (_, index) => ({
    slug: `page-${index}`,
    title: `${words(4)} ${index}`,
    description: words(15),
    paragraphs: Array.from({ length: 3 + below(3) }, () => words(60)),
    rows: Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => words(2))),
    links: Array.from({ length: 5 + below(4) }, () => ({ slug: `page-${below(count)}`, title: words(4) })),
  }));
}
