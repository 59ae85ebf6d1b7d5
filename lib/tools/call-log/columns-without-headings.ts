import { isDay, isDuration, isMoment } from "./cell-kinds";
import type { Columns } from "./columns-by-heading";
import { readWord } from "./read-word";

/** Systems that write logs without headings, each known by certain cells of a row. */
const LAYOUTS: readonly {
  matches: (cells: readonly string[]) => boolean;
  columns: Columns;
  /** The headings of the columns that are read, empty for the others, joined by commas. */
  headings: string;
}[] = [
  {
    // Asterisk's Master.csv: account, source, destination, …, start, answer, end, duration, billsec, disposition, …
    matches: (cells) =>
      cells.length >= 16 &&
      isMoment(cells[9]!) &&
      /^(?:ANSWERED|NO ANSWER|BUSY|FAILED|CONGESTION)$/.test(cells[14]!),
    columns: { start: [9], answer: 10, end: 11, talk: 13, words: [14, 3, 7], id: [16] },
    headings: ",,,dcontext,,,,lastapp,,start,answer,end,duration,billsec,disposition",
  },
  {
    // FreeSWITCH's Master.csv: caller, number, destination, context, start, answer, end, duration, billsec, cause, id, …
    matches: (cells) =>
      cells.length >= 11 && isMoment(cells[4]!) && isMoment(cells[6]!) && /^[A-Z_]+$/.test(cells[9]!),
    columns: { start: [4], answer: 5, end: 6, talk: 8, words: [9, 3], id: [10] },
    headings: ",,,caller context,start,answer,end,duration,billsec,hangup cause",
  },
  {
    // Station message details of Avaya IP Office: start, connected time, ring time, caller, direction, …
    matches: (cells) =>
      cells.length >= 10 &&
      isMoment(cells[0]!) &&
      /^\d+:\d\d:\d\d$/.test(cells[1]!) &&
      /^[IO]$/.test(cells[4]!),
    columns: { start: [0], talk: 1, words: [4, 8, 12], id: [9], addsParts: true },
    headings: "start,connected time,ring time,,direction,,,,is internal,,,,party1 name",
  },
];

/** The columns of a table without headings; undefined if it is none that we know. */
export function findLayout(
  row: readonly string[],
): { columns: Columns; headings: readonly string[] } | undefined {
  const layout = LAYOUTS.find(({ matches }) => matches(row));
  const known = layout?.headings.split(",") ?? [];
  if (layout) return { columns: layout.columns, headings: row.map((_, column) => known[column] ?? "") };
  const kinds = row.map((cell) =>
    isMoment(cell)
      ? "moment"
      : isDay(cell)
        ? "day"
        : /\d:\d\d|\d[.]\d\d ?[ap]/i.test(cell)
          ? "time"
          : cell !== "" && !isDuration(cell) && readWord(cell, "")
            ? "word"
            : isDuration(cell)
              ? "number"
              : "",
  );
  const at = (kind: (typeof kinds)[number], from = 0) => {
    const column = kinds.indexOf(kind, from);
    return column === -1 ? undefined : column;
  };
  const moment = at("moment");
  const day = at("day");
  const time = at("time");
  const start =
    moment !== undefined ? [moment] : day !== undefined && time !== undefined ? [day, time] : undefined;
  if (!start) return undefined;
  const after = Math.max(...start) + 1;
  // A telephone number is no duration.
  const number = row.findIndex(
    (cell, column) =>
      column >= after && kinds[column] === "number" && /^\d{1,4}([.,]\d+)?$|\d ?[hms]/.test(cell),
  );
  const talk = at("time", after) ?? (number === -1 ? undefined : number);
  return {
    columns: {
      start: start as [number, number?],
      ...(talk !== undefined && { talk, withRinging: true }),
      words: kinds.flatMap((kind, column) => (kind === "word" ? [column] : [])),
    },
    headings: row.map(() => ""),
  };
}
