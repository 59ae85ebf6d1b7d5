import { decode } from "@/lib/reading/decode";
import type { Log } from "./log";
import { readLog, readLogInSteps } from "./read-log";
import { LOG_FILES, type LogFile } from "./testing";

const ZONE = "Europe/London";

function readFile({ text, answers = {} }: LogFile): Log {
  if (typeof text === "string") return readLog(text, { zone: ZONE, answers });
  const decoded = decode(text);
  if ("text" in decoded) return readLog(decoded.text, { zone: ZONE, answers });
  return { ...readLog("", { zone: ZONE }), problem: `This is ${decoded.instead}.` };
}

const describeCall = ({ at, seconds, outcome }: Log["calls"][number]) =>
  `${new Date(1000 * at).toISOString().slice(0, 19).replace("T", " ")} ${outcome === "answered" ? seconds : outcome}`;

it("every file is read as it is meant, or what it leaves open is asked", () => {
  const wrong = LOG_FILES.flatMap((file) => {
    const log = readFile(file);
    const { asks = [], calls = [], problem, notes = [], unread = [], queues } = file;
    const found = {
      asks: log.questions.map(({ id }) => id),
      calls: log.calls.map(describeCall),
      unread: log.unread.map(({ row }) => row),
      problem: problem !== undefined && log.problem?.includes(problem) ? problem : log.problem,
      queues: queues && log.queues.map(([name]) => name),
      notes: notes.filter((note) => log.notes.some((sentence) => sentence.includes(note))),
    };
    const expected = { asks, calls, unread, problem, queues, notes };
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ name: file.name, found, expected }];
  });
  expect(wrong).toEqual([]);
});

it("a long log is read step by step, and only the columns that are used", () => {
  const rows = Array.from({ length: 8_000 }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString();
    return `note ${index},${at.slice(0, 10)} ${at.slice(11, 19)},${index % 2 === 0 ? "Sales,Answered,60" : "Service,Missed,0"}`;
  });
  const steps = readLogInSteps(["Note,Start,Queue,Status,Seconds", ...rows, "Totals,,,,600000"].join("\n"), {
    zone: ZONE,
  });
  const shares: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) shares.push(step.value);
  // Once for every 4,000 rows that are taken apart, and again for those that are understood, with the totals after them.
  expect(shares).toHaveLength(5);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(step.value).toMatchObject({
    rows: 8_000,
    unread: [],
    queues: [
      ["Sales", 4_000],
      ["Service", 4_000],
    ],
  });
  expect(step.value.calls).toHaveLength(8_000);
});
