/** Comma-separated values (RFC 4180), written for spreadsheets and read from what people paste. */

/** Spreadsheets interpret cells that start with these characters as formulas, full-width ones too. */
const SIGN = "[=+\\-@\uff1d\uff0b\uff0d\uff20]";
/** With any quotation marks and apostrophes before, so that a prefix can be told from an apostrophe of the text. */
const FORMULA = `["']*${SIGN}`;
const STARTS_FORMULA = new RegExp(`^(${FORMULA}|'*[\\t\\r\\n])`);
const STARTS_DISARMED = new RegExp(`^'(${FORMULA}|'*[\\t\\r\\n])`);
/** Told another separator than that of the file, a spreadsheet starts a cell after these, in quoted text too. */
const INNER_FORMULA = new RegExp(`([,;\\t\\r\\n])(?=${FORMULA})`, "g");
const INNER_DISARMED = new RegExp(`([,;\\t\\r\\n])'(?=${FORMULA})`, "g");

/** The rows of a table, as cells. */
export type CsvCells = readonly (readonly (string | number)[])[];

/** What stands between the cells of a row. Spreadsheets in languages with a decimal comma expect a semicolon. */
export type Separator = "," | ";" | "\t";

/**
 * Rows as comma-separated values, or with another separator. Text that a spreadsheet would run as a formula, whatever the separator it is read
 * with, gets an apostrophe before it. Starts with a byte order mark, without which Excel misreads accented letters.
 */
export function writeCsv(rows: CsvCells, separator: Separator = ","): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(separator)}\r\n`).join("")}`;
}

function writeCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const inner = value.replaceAll(INNER_FORMULA, "$1'");
  const text = STARTS_FORMULA.test(inner) ? `'${inner}` : inner;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A row of a text. */
export interface CsvRow {
  /** The line on which it starts, from 1. */
  row: number;
  cells: string[];
}

/**
 * Rows of comma-separated values, or separated by semicolons or tabs: by the first of tab, semicolon and comma that is in
 * the first row outside quotation marks. Empty lines are left out. Reads what `writeCsv` wrote, without the prefixes.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\ufeff/, "");
  const separator = findSeparator(source);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { row: line, cells: [] };
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)"|)([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`,
    "y",
  );
  while (cell.lastIndex < source.length || row.cells.length > 0) {
    const [whole, quoted, rest = "", end = ""] = cell.exec(source)!;
    row.cells.push(rearm(quoted === undefined ? rest.trim() : quoted.replaceAll('""', '"') + rest.trim()));
    line += whole.match(/\r\n?|\n/g)?.length ?? 0;
    if (end === separator) continue;
    const isEmptyLine = row.cells.length === 1 && row.cells[0] === "" && quoted === undefined;
    if (!isEmptyLine) rows.push(row);
    row = { row: line, cells: [] };
  }
  return rows;
}

/** Takes the apostrophes of `writeCsv` away. */
function rearm(text: string): string {
  const inner = STARTS_DISARMED.test(text) ? text.slice(1) : text;
  return inner.replaceAll(INNER_DISARMED, "$1");
}

function findSeparator(source: string): string {
  const [firstRow = ""] = source
    .replace(/"(?:[^"]|"")*"/g, "")
    .replace(/^[ \r\n]+/, "")
    .split(/[\r\n]/);
  return ["\t", ";"].find((separator) => firstRow.includes(separator)) ?? ",";
}
