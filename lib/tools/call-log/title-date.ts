/** Logs whose rows have no day, or no year: it stands above them. */
import { readMoment } from "@/lib/reading/dates";
import { quote } from "./questions";
import { tidy } from "./words";

const DATE =
  /\d{4}-\d\d-\d\d|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d\d)\b|\d{1,2}(?:st|nd|rd|th)?[- .]\p{L}{3,12}[- .,]+\d{4}|\p{L}{3,12} \d{1,2},? \d{4}/gu;
/** Before the day of the list itself, which is not that of the calls. */
const OF_LIST = /(?:print|generat|export|creat|issue|run)\w*\b[^\d]{0,12}$/i;
const WITHOUT_YEAR = /^(?:\d{1,2}[./-]\d{1,2}\.?|\d{1,2}\.?[ -]\p{L}{3,12}|\p{L}{3,12} \d{1,2})$/u;
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
  const found = [...title.matchAll(DATE)]
    .filter(({ index }) => !OF_LIST.test(title.slice(0, index)))
    .map(([date]) => date)
    .filter((date) => (["day", "month"] as const).some((order) => readMoment(date, order)));
  const dates = [...new Set(found)];
  const years = new Set(dates.map((date) => /(?:19|20)\d\d/.exec(date)?.[0]));
  const [year] = years;
  const day = headings.findIndex((heading) => DAY_NAME.test(tidy(heading)));
  if (day === -1)
    return dates.length === 1
      ? {
          headings: [...headings, "Date"],
          complete: (cells) => (cells[headings.length] = dates[0]!),
          note: `Days read as ${quote(dates[0]!)}, which stands above the rows.`,
        }
      : undefined;
  const written = rows.map((cells) => cells[day] ?? "").filter((cell) => cell !== "");
  const isShort = written.filter((cell) => WITHOUT_YEAR.test(cell)).length > written.length / 2;
  if (!isShort || years.size !== 1 || year === undefined) return undefined;
  return {
    headings,
    note: `Days read with ${quote(year)}, which stands above the rows.`,
    complete(cells) {
      const [short] = WITHOUT_YEAR.exec(cells[day] ?? "") ?? [];
      if (short !== undefined)
        cells[day] = `${short.replace(/\.$/, "")}${/\d([./-])\d/.exec(short)?.[1] ?? " "}${year}`;
    },
  };
}
