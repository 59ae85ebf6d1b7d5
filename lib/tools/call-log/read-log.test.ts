import { decode } from "@/lib/reading/decode";
import type { Log } from "./log";
import { readLog } from "./read-log";
import { CARRIERS } from "./testing/carriers";
import { CLOUDS } from "./testing/clouds";
import { LANGUAGES } from "./testing/languages";
import type { LogFile } from "./testing/log-file";
import { OPEN_FILES } from "./testing/open-files";
import { SWITCHBOARDS } from "./testing/switchboards";
import { TABLES } from "./testing/tables";

const LOG_FILES = [...SWITCHBOARDS, ...CARRIERS, ...CLOUDS, ...LANGUAGES, ...OPEN_FILES, ...TABLES];

const ZONE = "Europe/London";

function readFile({ text, answers = {} }: LogFile): Log {
  if (typeof text === "string") return readLog(text, { zone: ZONE, answers });
  const decoded = decode(text);
  return "text" in decoded
    ? readLog(decoded.text, { zone: ZONE, answers })
    : { calls: [], questions: [], rows: 0, notes: [], unread: [], problem: `This is ${decoded.instead}.` };
}

const describeCall = ({ at, seconds, outcome }: Log["calls"][number]) =>
  `${new Date(1000 * at).toISOString().slice(0, 19).replace("T", " ")} ${outcome === "answered" ? seconds : outcome}`;

it("every file is read as it is meant, or what it leaves open is asked", () => {
  const wrong = LOG_FILES.flatMap((file) => {
    const log = readFile(file);
    const { asks = [], calls = [], problem, notes = [], unread = [] } = file;
    const found = {
      asks: log.questions.map(({ id }) => id),
      calls: log.calls.map(describeCall),
      unread: log.unread.map(({ row }) => row),
      problem: problem !== undefined && log.problem?.includes(problem) ? problem : log.problem,
      notes: notes.filter((note) => log.notes.some((sentence) => sentence.includes(note))),
    };
    const expected = { asks, calls, unread, problem, notes };
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ name: file.name, found, expected }];
  });
  expect(wrong).toEqual([]);
});
