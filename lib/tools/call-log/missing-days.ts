/** Logs whose rows have no day, or no year: it stands in a title, or in a row above the calls of a day. */
import { readTimeOfDay } from "@/lib/reading/written-dates";
import { quote } from "../questions";
import { isDay } from "./cell-kinds";
import { tidy } from "./read-word";

/** A day within a title. `lib/reading/written-dates.ts` reads it, but does not look for it in a sentence. */
const DATE =
  /\d{4}-\d\d-\d\d|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d\d)\b|\d{1,2}(?:st|nd|rd|th)?[- .]\p{L}{3,12}[- .,]+\d{4}|\p{L}{3,12} \d{1,2},? \d{4}/gu;
/** Before the day of the list itself, which is not that of the calls. */
const OF_LIST = /(?:print|generat|export|creat|issue|run)\w*\b[^\d]{0,12}$/i;
const YEAR = /\b20\d\d\b/g;
/** A cell with a day and a month: "Mon 5 Oct", "05/10". */
const WITHOUT_YEAR =
  /^(?:\p{L}{2,12}\.?,? )?(?:\d{1,2}[./-]\d{1,2}\.?|\d{1,2}(?:st|nd|rd|th)?\.?[ -]\p{L}{3,12}|\p{L}{3,12} \d{1,2})$/u;
/** Headings of the column of days. */
const DAY_NAME = /\b(?:date|datum|fecha|data|day|tag|jour|giorno|d[ií]a|dag)\b/;

/** A log with whole days: its headings, and how each row is completed. */
export interface Completion {
  headings: readonly string[];
  complete: (cells: string[]) => void;
  /** A sentence that says so. */
  note: string;
}

/** Finds what the rows lack in the title above; undefined if nothing, or if the title has several. */
export function findCompletion(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Completion | undefined {
  const ofCalls = (pattern: RegExp) => [
    ...new Set(
      [...title.matchAll(pattern)]
        .filter(({ index }) => !OF_LIST.test(title.slice(0, index)))
        .map(([found]) => found),
    ),
  ];
  const day = headings.findIndex((heading) => DAY_NAME.test(tidy(heading)));
  if (day === -1) return findDay(ofCalls(DATE).filter(isDay), headings, rows);
  const [year, otherYear] = ofCalls(YEAR);
  const written = rows.map((cells) => cells[day] ?? "").filter((cell) => cell !== "");
  const isShort = written.filter((cell) => WITHOUT_YEAR.test(cell)).length > written.length / 2;
  if (!isShort || year === undefined || otherYear !== undefined) return undefined;
  return {
    headings,
    note: `Days read with ${quote(year)}, from above the rows.`,
    complete(cells) {
      const [short] = WITHOUT_YEAR.exec(cells[day] ?? "") ?? [];
      if (short !== undefined)
        cells[day] = `${short.replace(/\.$/, "")}${/\d([./-])\d/.exec(short)?.[1] ?? " "}${year}`;
    },
  };
}

/** The day of rows that have times alone: that of the title, or of a row of its own above those of each day. */
function findDay(
  [title, other]: readonly string[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Completion | undefined {
  const isDayRow = ([first = "", ...others]: readonly string[]) =>
    others.every((cell) => cell === "") && isDay(first);
  const days = rows.filter(isDayRow).length;
  // Below each are times: cells of columns that are not used are not read to the end.
  const times = rows.filter(([first = ""]) => readTimeOfDay(first) !== undefined).length;
  const hasDayRows = days > 0 && times >= days;
  if (!hasDayRows && (title === undefined || other !== undefined)) return undefined;
  let day = title ?? "";
  return {
    headings: [...headings, "Date"],
    note: hasDayRows
      ? "Each day read from the row above its calls."
      : `Days read as ${quote(day)}, from above the rows.`,
    complete(cells) {
      if (hasDayRows && isDayRow(cells)) {
        day = cells[0]!;
        cells[0] = "";
      } else cells[headings.length] = day;
    },
  };
}
