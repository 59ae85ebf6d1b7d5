const WEEKDAY = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{1,2} [A-Z][a-z]+ \d{4})\b/g;
const SHARE = /\b([\d,]*\d) (?:out )?of ([\d,]*\d) (?:is|are|makes) (\d+(?:\.\d+)?)%/g;
/** None in letters, such as 1-800-FLOWERS. */
const NORTH_AMERICAN = /\b1-\d{3}-[\d-]*\d\b(?!-?[A-Z])/g;

/** What can be worked out in a text and is wrong: weekdays of dates, shares, telephone numbers of North America. */
export function findMiscalculated(text: string): string[] {
  const days = [...text.matchAll(WEEKDAY)].map(([found, weekday = "", date]) => {
    const time = Date.parse(`${date} UTC`);
    const names = new Date(time).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
    return weekday === names ? "" : `expected ${names} in “${found}”`;
  });
  const shares = [...text.matchAll(SHARE)].map(([found, ...figures]) => {
    const [part, whole, percent] = figures.map((figure) => Number(figure.replaceAll(",", "")));
    const expected = ((100 * part!) / whole!).toFixed(figures[2]!.split(".")[1]?.length ?? 0);
    return Number(expected) === percent ? "" : `expected ${expected}% in “${found}”`;
  });
  const numbers = (text.match(NORTH_AMERICAN) ?? []).map((number) =>
    number.replaceAll(/\d/g, "0") === "0-000-000-0000" ? "" : `expected ten digits after “1-” in ${number}`,
  );
  return [...days, ...shares, ...numbers].filter(Boolean);
}
