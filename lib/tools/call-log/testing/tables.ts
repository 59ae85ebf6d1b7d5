/** Encodings, and tables that are not tidy. */
import { lines, TWO, type LogFile } from "./log-file";

function utf16(text: string, { bigEndian = false, mark = true } = {}): Uint8Array {
  const bytes = Buffer.from(`${mark ? "\ufeff" : ""}${text}`, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
}

const PLAIN = lines(
  "Start;Grüße;Status;Seconds",
  "2026-10-01 09:00;ä;Answered;210",
  "2026-10-01 09:05;ö;Missed;0",
);

const encodings: readonly LogFile[] = [
  { name: "UTF-8 with a byte order mark", text: Buffer.from(`\ufeff${PLAIN}`), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-8 without one", text: Buffer.from(PLAIN), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-16, little end first", text: utf16(PLAIN), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-16, big end first", text: utf16(PLAIN, { bigEndian: true }), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-16 without a mark", text: utf16(PLAIN, { mark: false }), calls: TWO, notes: ["Grüße"] },
  { name: "Windows-1252", text: Buffer.from(PLAIN, "latin1"), calls: TWO, notes: ["Grüße"] },
  { name: "an Excel workbook", text: Buffer.from("PK\u0003\u0004…"), problem: "workbook" },
  { name: "a PDF", text: Buffer.from("%PDF-1.7"), problem: "PDF" },
  { name: "a picture", text: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), problem: "picture" },
  {
    name: "a web page that is called .xls",
    text: Buffer.from("<html><table><tr><td>Start"),
    problem: "web page",
  },
  { name: "bytes of a program", text: Buffer.from([1, 0, 0, 2, 0, 0, 3, 9, 9]), problem: "no text" },
];

const tables: readonly LogFile[] = [
  {
    name: "empty rows and columns",
    text: ";;;;\n;Start;;Status;Seconds\n;;;;\n;2026-10-01 09:00;;Answered;210\n;;;;\n;2026-10-01 09:05;;Missed;0\n;;;;\n",
    calls: TWO,
  },
  {
    name: "lines of an old Mac",
    text: "Start,Status,Seconds\r2026-10-01 09:00,Answered,210\r2026-10-01 09:05,Missed,0",
    calls: TWO,
  },
  {
    name: "quotes with separators and line breaks in them",
    text: 'Start,Note,Status,Seconds\n2026-10-01 09:00,"a, b; ""c""\nd",Answered,210\n2026-10-01 09:05,"",Missed,0\n',
    calls: TWO,
  },
  {
    name: "a row that is no call",
    text: lines(
      "Start,Status,Seconds",
      "2026-10-01 09:00,Answered,210",
      "soon,Missed,0",
      "2026-10-01 09:05,Missed,0",
    ),
    calls: TWO,
    unread: [3],
  },
  {
    name: "a day that does not exist",
    text: lines(
      "Start,Status,Seconds",
      "2026-10-01 09:00,Answered,210",
      "2026-02-30 09:00,Missed,0",
      "2026-10-01 09:05,Missed,0",
    ),
    calls: TWO,
    unread: [3],
  },
  {
    name: "a length that is none",
    text: lines(
      "Start,Status,Seconds",
      "2026-10-01 09:00,Answered,210",
      "2026-10-01 09:01,Answered,pending",
      "2026-10-01 09:05,Missed,0",
    ),
    calls: TWO,
    unread: [3],
  },
  {
    name: "headings on every page",
    text: lines(
      "Start,Status,Seconds",
      "2026-10-01 09:00,Answered,210",
      "Start,Status,Seconds",
      "2026-10-01 09:05,Missed,0",
      "Average,,105",
    ),
    calls: TWO,
    notes: ["repeated headings", "totals"],
  },
  { name: "headings alone", text: "Start,Status,Seconds\n", problem: "no column below" },
  { name: "nothing", text: " \n", problem: "no text" },
  { name: "a letter", text: "Dear all,\nplease find the list attached.\n", problem: "Dear all" },
  {
    name: "a list of customers",
    text: lines("Name,Telephone,Town", "A,07700900123,Leeds", "B,07700900124,York"),
    problem: "No column says when",
  },
  {
    name: "calls that were made alone",
    text: lines("Start,Direction,Status,Seconds", "2026-10-01 09:00,outbound,Answered,210"),
    problem: "No row of it",
    notes: ["calls that you made"],
  },
];

export const TABLES: readonly LogFile[] = [...encodings, ...tables];
