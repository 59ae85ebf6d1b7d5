const WEEKDAY = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{1,2} [A-Z][a-z]+ \d{4})\b/g;
/** "Thursday 26 February", without a year. */
const DAY_OF_YEAR =
  /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{1,2} (?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b(?! \d{4})/g;
const SHARE = /\b([\d,]*\d) (?:out )?of ([\d,]*\d) (?:is|are|makes) (\d+(?:\.\d+)?)%/g;
/** "the the", but "Wagga Wagga". */
const DOUBLED = /(?<![\p{L}-])(\p{Ll}+) \1(?![\p{L}-])/gu;
const TAG = /<\/?[a-z]\w*(?: [^<>]*)?>|&#?\w+;/g;
/** What somebody meant to fill in. */
const UNFINISHED = /\b(?:TBA|TBC|TBD|TODO|FIXME|[Ll]orem ipsum)\b/g;
/** None in letters, such as 1-800-FLOWERS. */
const NORTH_AMERICAN = /\b1-\d{3}-[\d-]*\d\b(?!-?[A-Z])/g;

/**
 * What can be seen in a text and is wrong: weekdays of dates, shares, telephone numbers of North America, doubled words,
 * tags and character references of HTML, and texts that are to be filled in.
 */
export function findMiscalculated(text: string): string[] {
  const days = [...text.matchAll(WEEKDAY)].map(([found, weekday, date]) => {
    const day = weekdayOf(date!);
    return weekday === day ? "" : `expected ${day} in “${found}”`;
  });
  const shares = [...text.matchAll(SHARE)].map(([found, ...figures]) => {
    const [part, whole, percent] = figures.map((figure) => Number(figure.replaceAll(",", "")));
    const expected = ((100 * part!) / whole!).toFixed(figures[2]!.split(".")[1]?.length ?? 0);
    return Number(expected) === percent ? "" : `expected ${expected}% in “${found}”`;
  });
  const numbers = (text.match(NORTH_AMERICAN) ?? []).map((number) =>
    number.replaceAll(/\d/g, "0") === "0-000-000-0000" ? "" : `expected ten digits after “1-” in ${number}`,
  );
  const doubled = Array.from(text.matchAll(DOUBLED), ([found]) => `expected one word in “${found}”`);
  const tags = (text.match(TAG) ?? []).map((tag) => `expected a text without HTML, got ${tag}`);
  const unfinished = (text.match(UNFINISHED) ?? []).map((word) => `expected a finished text, got ${word}`);
  return [...days, ...shares, ...numbers, ...doubled, ...tags, ...unfinished].filter(Boolean);
}

/** Weekdays of dates without a year that are wrong in the year of the text. */
export function findWrongWeekdays(text: string, year: string): string[] {
  return [...text.matchAll(DAY_OF_YEAR)].flatMap(([found, weekday, date]) => {
    const day = weekdayOf(`${date} ${year}`);
    return weekday === day ? [] : `expected ${day} in “${found}”, or another year than ${year} after it`;
  });
}

/** @param date "26 February 2026" */
function weekdayOf(date: string): string {
  const time = Date.parse(`${date} UTC`);
  return new Date(time).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
}
