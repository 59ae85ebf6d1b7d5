/** Comma-separated values (RFC 4180), written for spreadsheets and read from what people paste. */
import { separateColumns } from "./reading/fixed-columns";

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

/** Reads a text row by row, so that a long one can be read with pauses. */
interface CsvReader {
  /**
   * The next row that has a text; undefined at the end.
   *
   * @param used columns whose cells are wanted: to make the texts of others takes most of the time, and memory
   */
  next: (used?: ReadonlySet<number>) => CsvRow | undefined;
  /** The row before, with all its cells. */
  again: () => CsvRow;
  /** The share of the text that is read, 0 to 1. */
  progress: () => number;
}

/**
 * Rows of comma-separated values, or separated by semicolons, tabs or upright bars: by the sign that a first line
 * `sep=;` names, or else the one that divides most lines alike; without any, by the blanks between aligned columns. Rows
 * without any text are left out. Reads what `writeCsv` wrote, without the prefixes.
 */
export function readCsv(text: string): CsvRow[] {
  const { next } = createCsvReader(text);
  const rows: CsvRow[] = [];
  for (let row = next(); row; row = next()) rows.push(row);
  return rows;
}

/** Reads a text as {@link readCsv} does, a row at a time. */
export function createCsvReader(source: string): CsvReader {
  const marked = MARKED_SEPARATOR.exec(source);
  const found = marked?.[1] ?? findSeparator(source.replace(/^\ufeff/, ""));
  const separated = found === undefined ? separateColumns(source) : undefined;
  const text = separated ?? source;
  const separator = found ?? (separated === undefined ? "," : "\t");
  let at = marked?.[0].length ?? (text.startsWith("\ufeff") ? 1 : 0);
  let line = marked ? 2 : 1;
  const separatorCode = separator.charCodeAt(0);
  /** Where the row before begins. */
  let from = { at, line };
  let hasText = false;

  /** Where the cell without quotation marks ends that begins there. */
  function endOf(start: number): number {
    let end = start;
    while (end < text.length) {
      const code = text.charCodeAt(end);
      if (code === separatorCode || code === LF || code === CR) break;
      end += 1;
    }
    return end;
  }

  function readCell(isUsed: boolean): string {
    const quote = skipSpaces(text, at);
    const closing = text[quote] === '"' ? closingQuote(text, quote + 1) : -1;
    const end = endOf(closing === -1 ? at : closing + 1);
    const quoted = closing === -1 ? "" : text.slice(quote + 1, closing);
    if (quoted !== "") line += quoted.match(/\r\n?|\n/g)?.length ?? 0;
    const rest = at;
    at = end;
    if (!isUsed && (hasText || /[^\s"']/.test(text.slice(rest, end)))) {
      hasText = true;
      return "";
    }
    const written =
      quoted.replaceAll('""', '"') + text.slice(closing === -1 ? rest : closing + 1, end).trim();
    const cell = written.includes("'") ? rearm(written) : written;
    hasText ||= cell.trim() !== "";
    return isUsed ? cell : "";
  }

  function readRow(used?: ReadonlySet<number>): CsvRow {
    from = { at, line };
    hasText = false;
    const isUsed = (column: number) => used === undefined || used.has(column);
    const row: CsvRow = { row: line, cells: [readCell(isUsed(0))] };
    while (text.charCodeAt(at) === separatorCode) {
      at += 1;
      row.cells.push(readCell(isUsed(row.cells.length)));
    }
    at += text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
    line += 1;
    return row;
  }

  return {
    next(used) {
      while (at < text.length) {
        const row = readRow(used);
        if (hasText) return row;
      }
      return undefined;
    },
    again() {
      ({ at, line } = from);
      return readRow();
    },
    progress: () => (text.length === 0 ? 1 : Math.min(1, at / text.length)),
  };
}

const LF = 10;
const CR = 13;

/** Excel's own way to name the separator of a file. */
const MARKED_SEPARATOR = /^\ufeff?"?sep=([,;\t|])"?[,;]*(?:\r\n?|\n|$)/i;

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === " ") at += 1;
  return at;
}

/** The quotation mark that ends a cell, -1 if none does. Two in a row are one of the text. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Takes the apostrophes of `writeCsv` away. */
function rearm(text: string): string {
  const inner = STARTS_DISARMED.test(text) ? text.slice(1) : text;
  return inner.replaceAll(INNER_DISARMED, "$1");
}

/** Enough to tell; a title above the headings is one line of them. */
const SAMPLE = { characters: 60_000, lines: 20 };

/** The sign that stands equally often on most lines, of several the one that is rarer in texts; undefined if none does. */
function findSeparator(source: string): string | undefined {
  const lines = source
    .slice(0, SAMPLE.characters)
    .replace(/"(?:[^"]|"")*"/g, "")
    .split(/[\r\n]+/)
    .filter((line) => /[^ ]/.test(line))
    .slice(0, SAMPLE.lines);
  const best = ["\t", ";", ",", "|"]
    .map((separator) => ({ separator, lines: alikeLines(lines, separator) }))
    .reduce((a, b) => (b.lines > a.lines ? b : a));
  return best.lines > 0 ? best.separator : undefined;
}

/** How many lines have the sign as often as most lines with it have. */
function alikeLines(lines: readonly string[], separator: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(separator).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
