/** Files that may be read in two ways. */
import { lines, TWO, type LogFile } from "./log-file";

export const OPEN_FILES: readonly LogFile[] = [
  {
    name: "days that may be months",
    text: lines("Start,Status,Seconds", "01/10/2026 09:00,Answered,210", "02/10/2026 09:05,Missed,0"),
    asks: ["dates"],
  },
  {
    name: "days that may be months, answered",
    text: lines("Start,Status,Seconds", "01/10/2026 09:00,Answered,210", "01/10/2026 09:05,Missed,0"),
    answers: { dates: "day" },
    calls: TWO,
  },
  {
    name: "the same for an American",
    text: lines("Start,Status,Seconds", "10/01/2026 09:00,Answered,210", "10/01/2026 09:05,Missed,0"),
    answers: { dates: "month" },
    calls: TWO,
  },
  {
    name: "days told apart by a thirteenth",
    text: lines(
      "Start,Status,Seconds",
      "01/10/2026 09:00,Answered,210",
      "01/10/2026 09:05,Missed,0",
      "13/10/2026 09:05,Missed,0",
    ),
    calls: [...TWO, "2026-10-13 09:05:00 missed"],
  },
  {
    name: "days told apart by their order",
    text: lines(
      "Start,Status,Seconds",
      "01/10/2026 09:00,Answered,210",
      "01/10/2026 09:05,Missed,0",
      "02/10/2026 09:05,Missed,0",
      "01/11/2026 09:05,Missed,0",
    ),
    calls: [...TWO, "2026-10-02 09:05:00 missed", "2026-11-01 09:05:00 missed"],
  },
  {
    name: "a newest call first",
    text: lines(
      "Start,Status,Seconds",
      "01/11/2026 09:05,Missed,0",
      "02/10/2026 09:05,Missed,0",
      "01/10/2026 09:05,Missed,0",
      "01/10/2026 09:00,Answered,210",
    ),
    calls: [...TWO, "2026-10-02 09:05:00 missed", "2026-11-01 09:05:00 missed"],
  },
  {
    name: "a number without a unit",
    text: lines("Start,Status,Duration", "2026-10-01 09:00,Answered,4", "2026-10-01 09:05,Missed,0"),
    asks: ["number"],
  },
  {
    name: "a number without a unit, in minutes",
    text: lines("Start,Status,Duration", "2026-10-01 09:00,Answered,3.5", "2026-10-01 09:05,Missed,0"),
    answers: { number: "min" },
    calls: TWO,
  },
  {
    name: "a number whose unit start and end tell",
    text: lines(
      "Start,End,Status,Duration",
      "2026-10-01 09:00:00,2026-10-01 09:03:30,Answered,3.5",
      "2026-10-01 09:05:00,2026-10-01 09:05:20,Missed,0",
    ),
    calls: TWO,
  },
  {
    name: "a number of seconds, by its size",
    text: lines("Start,Status,Duration", "2026-10-01 09:00,Answered,210", "2026-10-01 09:05,Missed,0"),
    calls: TWO,
  },
  {
    name: "one thousand or one and a bit",
    text: lines("Start;Status;Duration (s)", "2026-10-01 09:00;Answered;1.210", "2026-10-01 09:05;Missed;0"),
    asks: ["decimal"],
  },
  {
    name: "one thousand, answered",
    text: lines("Start;Status;Duration (s)", "2026-10-01 09:00;Answered;1.210", "2026-10-01 09:30;Missed;0"),
    answers: { decimal: "," },
    calls: ["2026-10-01 09:00:00 1210", "2026-10-01 09:30:00 missed"],
  },
  {
    name: "no word on what became of the calls",
    text: lines(
      "Start,From,Duration (s)",
      "2026-10-01 09:00,07700900123,210",
      "2026-10-01 09:05,07700900124,30",
    ),
    asks: ["outcome"],
  },
  {
    name: "a list of missed calls",
    text: lines("Start,From", "2026-10-01 09:00,07700900123", "2026-10-01 09:05,07700900124"),
    answers: { outcome: "missed" },
    calls: ["2026-10-01 09:00:00 missed", "2026-10-01 09:05:00 missed"],
    notes: ["does not say how long"],
  },
];
