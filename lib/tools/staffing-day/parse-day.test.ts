import fc from "fast-check";
import { formatTime } from "@/lib/clock-times";
import { readCsv } from "@/lib/csv";
import { staffDay, writeDay, type HalfHour } from "./half-hours";
import { parseDay, type ParsedDay } from "./parse-day";

const TARGET = { serviceLevel: 0.8, withinSeconds: 20, maxOccupancy: 1, shrinkage: 0.3 };

/** Half hours of a day in order, each at most once. */
const day = fc
  .uniqueArray(
    fc.record({
      start: fc.integer({ min: 0, max: 47 }).map((half) => 30 * half),
      calls: fc.double({ min: 0, max: 5000, noNaN: true }).map((calls) => calls + 0),
      minutes: fc.double({ min: 0.01, max: 120, noNaN: true }),
    }),
    { selector: ({ start }) => start, minLength: 1, maxLength: 48 },
  )
  .map((halfHours) => halfHours.toSorted((a, b) => a.start - b.start));

it("a written day is read back", () => {
  fc.assert(
    fc.property(day, (halfHours) => {
      expect(parseDay(writeDay(halfHours), 3)).toMatchObject({ halfHours, problems: [] });
    }),
  );
});

it("a written day with the people it needs is read back without them", () => {
  const halfHours: HalfHour[] = [
    { start: 480, calls: 12.5, minutes: 3 },
    { start: 510, calls: 0, minutes: 4 },
  ];
  expect(parseDay(writeDay(staffDay(halfHours, TARGET)), 1)).toMatchObject({ halfHours, problems: [] });
});

it("the people, the service level and the wait have headings of their own", () => {
  const rows = readCsv(writeDay(staffDay([{ start: 480, calls: 100, minutes: 3 }], TARGET)));
  expect(rows.map(({ cells }) => cells)).toEqual([
    [
      ...["Start", "Calls", "Minutes", "People on the phone", "People on the rota"],
      ...["Answered in time (%)", "Mean wait (s)", "Busy (%)"],
    ],
    ["08:00", "100", "3", "14", "20", "88.8", "7.8", "71.4"],
  ]);
});

/** Texts with what is read: half hours of 12 and 8 calls of 3.5 minutes unless it says otherwise. */
const READ = "08:00 12 3.5, 08:30 8 3.5";
const TEXTS: readonly (readonly [text: string, reading: string])[] = [
  ["08:00,12,3.5\n08:30,8,3.5", READ],
  ["8:00;12;3,5\n8:30;8;3,5", READ],
  ["08:00\t12\t3.5\r\n08:30\t8\t3.5\r\n", READ],
  ['08:00,12,"3,5"\n08:30,8,"3,5"', READ],
  ["Start,Calls,Minutes\n08:00,12,3.5\n08:30,8,3.5", READ],
  ["Calls;Team;Time\n12;A;08:00\n8;B;08:30", `${READ}; unused Team`],
  ["Uhrzeit;Anrufe;Dauer (Min)\n08:00;12;3,5\n08:30;8;3,5", READ],
  ["Half hour,Calls,Seconds a call\n08:00,12,210\n08:30,8,210", READ],
  ["08:00,12\n08:30,8", READ],
  ["08:00,12,\n08:30,8,", READ],
  ["08:00-08:30,12\n08:30 – 09:00,8", READ],
  // As systems and spreadsheets write it.
  ["sep=;\nStart;Calls\n08:00;12\n;;\n08:30;8\n;;\n", READ],
  ["Start,Calls\n8:00:00 AM,12\n8:30:00\u202fAM,8", READ],
  ["Start,Calls\n0.333333333,12\n0.354166667,8", READ],
  ["Interval,Calls offered,AHT (s)\n13/10/2026 08:00,12,210\n13/10/2026 08:30,8,210", READ],
  ["Interval,Calls,Duration\n08:00,12,210\n08:30,8,210", READ],
  ["Interval,Calls,Average handle time\n08:00,12,00:03:30\n08:30,8,00:03:30", READ],
  ["Start,Calls,Average minutes\n08:00,12,3.5\n08:30,8,3.5", READ],
  ["Start,Calls,Minutes,Seconds\n08:00,12,3,30\n08:30,8,3,30", READ],
  ["Start,Calls,Minutes,Seconds\n08:00,12,3.5,210\n08:30,8,3.5,210", READ],
  ["Start,Calls\n08:00,12\n08:30,8\nTotal,20", READ],
  ["Start;Calls\n08:00;1.250,5\n08:30;8", "08:00 1250.5 3.5, 08:30 8 3.5"],
  // Asked.
  ["Start;Calls\n08:00;1.250\n08:30;8", "asks decimal “1.250”"],
  ["08:00;1,250", "asks decimal “1,250”"],
  ["Start,Calls,AHT\n08:00,12,4", "asks number “4”"],
  ["Start,Calls,AHT\n08:00,12,1:30", "asks pair “1:30”"],
  // Refused, with the row.
  ["08:00,12\nlunch,8", "2 expected a start such as 08:00 or 08:30, got “lunch”"],
  ["08:15,12", "1 expected a start such as 08:00 or 08:30, got “08:15”"],
  ["24:00,12", "1 expected a start such as 08:00 or 08:30, got “24:00”"],
  ["Start,Calls\n08:00,many", "2 expected calls from 0 to 5,000, got “many”"],
  ["08:00,-1", "1 expected calls from 0 to 5,000, got “-1”"],
  ["08:00,5001", "1 expected calls from 0 to 5,000, got “5001”"],
  ["08:00,12,0", "1 expected more than 0 and at most 120 minutes a call, got “0”"],
  ["08:00,12,180", "1 expected more than 0 and at most 120 minutes a call, got “180”"],
  ["08:00,12,x", "1 expected more than 0 and at most 120 minutes a call, got “x”"],
  [
    "Start,Calls,Seconds\n08:00,12,9999",
    "2 expected more than 0 and at most 7,200 seconds a call, got “9999”",
  ],
  [
    "Start,Calls,Minutes,Seconds\n08:00,12,3,90",
    "2 expected more than 0 and at most 120 minutes a call, got “3 and 90”",
  ],
  ["08:00,12\n\n08:00,8", "3 08:00 is already in row 1"],
  ["2026-10-01 08:00,12\n2026-10-02 08:30,8", "2 a second day begins; paste one day"],
  ["08:00", "1 expected start, calls and minutes, got 1 column"],
  ["08:00,12,3,5", "1 expected start, calls and minutes, got 4 columns"],
  ["Team,Start\nA,08:00", "1 expected a column called Calls"],
  ["Calls,Minutes\n12,3", "1 expected a column called Start"],
  ["A,B,C,D\n1,2,3,4", "1 expected columns called Start and Calls"],
  ["Start,Calls", "1 there is no half hour below the headings"],
  [
    "08:00,x\n08:30,1\n9:10,1",
    "1 expected calls from 0 to 5,000, got “x”; 3 expected a start such as 08:00 or 08:30, got “9:10”",
  ],
  [" \n", ""],
];

function describeReading({ halfHours, problems, question, unused }: ParsedDay): string {
  if (question) return `asks ${question.id} ${/“.*”/.exec(question.text)![0]}`;
  if (problems.length > 0) return problems.map(({ row, message }) => `${row} ${message}`).join("; ");
  const hours = halfHours
    .map(({ start, calls, minutes }) => `${formatTime(start)} ${calls} ${minutes}`)
    .join(", ");
  return unused.length > 0 ? `${hours}; unused ${unused.join()}` : hours;
}

it("a day is read as it is meant, asked about, or refused with the row", () => {
  expect(TEXTS.map(([text]) => [text, describeReading(parseDay(text, 3.5))])).toEqual(TEXTS);
});

it("an answer settles what is asked", () => {
  for (const [text] of TEXTS) {
    const { id = "", choices = [] } = parseDay(text, 3).question ?? {};
    for (const [value] of choices) expect(parseDay(text, 3, { [id]: value })).not.toHaveProperty("question");
  }
});

it("any text is read without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."08:3,;\t\n\"' =aé-.") }), (text) => {
      const { halfHours, problems } = parseDay(text, 3);
      expect(halfHours.length === 0 || problems.length === 0).toBe(true);
    }),
  );
});
