/** Mistakes that a text shows by itself: `company/fill-content.ts` looks for them in every text. */

const WEEKDAY = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{1,2} [A-Z][a-z]+ \d{4})\b/g;
/** "Thursday 26 February", without a year. */
const DAY_OF_YEAR =
  /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{1,2} (?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b(?! \d{4})/g;
const SHARE = /\b([\d,]*\d) (?:out )?of ([\d,]*\d) (?:is|are|makes) (\d+(?:\.\d+)?)%/g;
const NUMBER = String.raw`£?(\d[\d,]*(?:\.\d+)?)`;
/** "40 × 2 = 80", "1.33 times £120 is £160", "£499 + 89 × £0.50 = £543.50". */
const PRODUCT = new RegExp(
  String.raw`(?<![+×÷−-] |[£\d.,])(?:${NUMBER} \+ )?${NUMBER} (?:×|times) ${NUMBER} (?:=|is|are) ${NUMBER}`,
  "g",
);
/** "440 matters. Of those, 90 are passed on, so 350 count". */
const REST = new RegExp(
  String.raw`${NUMBER} [^.?!\d]*[.?!] Of (?:these|those), ${NUMBER} [^.?!\d]*, so ${NUMBER}`,
  "g",
);
/** "the the", but "Wagga Wagga". */
const DOUBLED = /(?<![\p{L}-])(\p{Ll}+) \1(?![\p{L}-])/gu;
const TAG = /<\/?[a-z]\w*(?: [^<>]*)?>|&#?\w+;/g;
/** What somebody meant to fill in. */
const UNFINISHED = /\b(?:TBA|TBC|TBD|TODO|FIXME|[Ll]orem ipsum)\b/g;
/** None in letters, such as 1-800-FLOWERS. */
const NORTH_AMERICAN = /\b1-\d{3}-[\d-]*\d\b(?!-?[A-Z])/g;

/**
 * Finds wrong weekdays, shares, products, rests and North American telephone numbers, doubled words, tags and character
 * references of HTML, and what somebody meant to fill in.
 */
export function findTextMistakes(text: string): string[] {
  const days = [...text.matchAll(WEEKDAY)].map(([found, weekday, date]) => {
    const day = weekdayOf(date!);
    return weekday === day ? "" : `expected ${day} in “${found}”`;
  });
  const numbers = (text.match(NORTH_AMERICAN) ?? []).map((number) =>
    number.replaceAll(/\d/g, "0") === "0-000-000-0000" ? "" : `expected ten digits after “1-” in ${number}`,
  );
  const sums = [
    ...findWrong(text, SHARE, (part, whole) => (100 * part!) / whole!),
    ...findWrong(text, PRODUCT, (more, a, b) => more! + a! * b!),
    ...findWrong(text, REST, (all, part) => all! - part!),
  ];
  const doubled = Array.from(text.matchAll(DOUBLED), ([found]) => `expected one word in “${found}”`);
  const tags = (text.match(TAG) ?? []).map((tag) => `expected a text without HTML, got ${tag}`);
  const unfinished = (text.match(UNFINISHED) ?? []).map((word) => `expected a finished text, got ${word}`);
  return [...days, ...sums, ...numbers, ...doubled, ...tags, ...unfinished].filter(Boolean);
}

/** Results that are not those of the figures before them, rounded as they are. A figure that is not there is 0. */
function findWrong(text: string, pattern: RegExp, result: (...figures: number[]) => number): string[] {
  return [...text.matchAll(pattern)].flatMap(([found, ...figures]) => {
    const values = figures.map((figure = "0") => Number(figure.replaceAll(",", "")));
    const expected = result(...values).toFixed(figures.at(-1)!.split(".")[1]?.length ?? 0);
    return Number(expected) === values.at(-1) ? [] : [`expected ${expected} in “${found}”`];
  });
}

/** Weekdays of dates without a year that are wrong in the year of the text. */
export function findWrongWeekdays(text: string, year: string): string[] {
  return [...text.matchAll(DAY_OF_YEAR)].flatMap(([found, weekday, date]) => {
    const day = weekdayOf(`${date} ${year}`);
    return weekday === day ? [] : `expected ${day} in “${found}”, or another year than ${year} after it`;
  });
}

/** @param date "26 February 2026"; of 31 June, which would be read as 1 July, "another day" */
function weekdayOf(date: string): string {
  const time = new Date(`${date} UTC`);
  if (time.getUTCDate() !== Number.parseInt(date, 10)) return "another day";
  return time.toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
}
