/** Tables of fixed width, with blanks between their columns, as telephone systems print them. */

/** So many lines tell where the columns are. */
const SAMPLE = 200;
const FEWEST = { lines: 2, columns: 3 };
/** A line of a table: it has a time and other columns. */
const IN_TABLE = /^(?=.*\d[:.]\d\d)\s*\S+ +\S+ +\S/;

/**
 * The text with a tab between its columns; undefined if it is no such table. A column begins where all lines of the table
 * and the headings above them have a blank before.
 */
export function separateColumns(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/);
  const sample = lines.slice(0, SAMPLE);
  const table = inOneTable(sample.filter((line) => IN_TABLE.test(line)));
  if (table.length < FEWEST.lines) return undefined;
  const first = sample.indexOf(table[0]!);
  const headings = sample.slice(0, first).findLast((line) => /\p{L}.*\s\p{L}/u.test(line));
  const found = findStarts(headings === undefined ? table : [headings, ...table]);
  // "Start" above "2026-10-01 09:00" is one column.
  const starts = found.filter(
    (start, index) =>
      index === 0 || headings === undefined || /\S/.test(headings.slice(start, found[index + 1])),
  );
  if (starts.length < FEWEST.columns) return undefined;
  // Titles and notes are set without regard to the columns.
  const isCut = (line: string) => starts.some((start) => start > 0 && (line[start - 1] ?? " ") !== " ");
  return lines
    .map((line) =>
      isCut(line)
        ? line.trim()
        : starts.map((start, index) => line.slice(start, starts[index + 1]).trim()).join("\t"),
    )
    .join("\n");
}

/** The lines that have their first time where most have it: a title may have one as well. */
function inOneTable(lines: readonly string[]): string[] {
  const at = (line: string) => line.search(/\d[:.]\d\d/);
  const middle = lines.map(at).sort((a, b) => a - b)[lines.length >> 1] ?? 0;
  return lines.filter((line) => Math.abs(at(line) - middle) <= 1);
}

/** The places before which all lines have a blank. */
function findStarts(lines: readonly string[]): number[] {
  const width = Math.max(...lines.map((line) => line.length));
  const isBlank = (at: number) => lines.every((line) => line.length <= at || line[at] === " ");
  return Array.from({ length: width }, (_, at) => at).filter(
    (at) => !isBlank(at) && (at === 0 || isBlank(at - 1)),
  );
}
