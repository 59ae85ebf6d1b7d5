import fc from "fast-check";
import { readCsv } from "@/lib/csv";
import { staffDay, writeDay, type HalfHour } from "./day";
import { parseDay } from "./parse-day";
import { staffFor } from "./staffing";

const TARGET = { serviceLevel: 0.8, withinSeconds: 20, shrinkage: 0.3 };

/** Half hours of a day in order, each at most once. */
const day = fc
  .uniqueArray(
    fc.record({
      start: fc.integer({ min: 0, max: 47 }).map((half) => 30 * half),
      calls: fc.double({ min: 0, max: 5000, noNaN: true }).map((calls) => calls + 0),
      minutes: fc.double({ min: 0.01, max: 120, noNaN: true }),
    }),
    { selector: ({ start }) => start, maxLength: 48 },
  )
  .map((halfHours) => halfHours.toSorted((a, b) => a.start - b.start));

it("a written day is read back", () => {
  fc.assert(
    fc.property(day, (halfHours) => {
      expect(parseDay(writeDay(halfHours), 3)).toEqual({ halfHours, problems: [] });
    }),
  );
});

it("a written day with the people it needs is read back without them", () => {
  const halfHours: HalfHour[] = [
    { start: 480, calls: 12.5, minutes: 3 },
    { start: 510, calls: 0, minutes: 4 },
  ];
  expect(parseDay(writeDay(staffDay(halfHours, TARGET)), 1)).toEqual({ halfHours, problems: [] });
});

it("a half hour needs the people of twice its calls an hour", () => {
  const [half] = staffDay([{ start: 480, calls: 100, minutes: 3 }], TARGET);
  expect(half).toMatchObject({ agents: 14, rota: 20 });
  expect(half).toMatchObject(staffFor({ calls: 200, minutes: 3 }, TARGET));
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

it("nothing but numbers is written bare, so that no cell is a formula", () => {
  expect(writeDay([{ start: 480, calls: 1, minutes: 3 }])).toBe(
    '\ufeff"Start","Calls","Minutes"\r\n"08:00",1,3\r\n',
  );
});

const EIGHT_AND_HALF_PAST = [
  { start: 480, calls: 12, minutes: 3.5 },
  { start: 510, calls: 8, minutes: 3.5 },
];

it.each([
  ["commas", "08:00,12,3.5\n08:30,8,3.5"],
  ["semicolons and decimal commas", "8:00;12;3,5\n8:30;8;3,5"],
  ["tabs, as from a spreadsheet", "08:00\t12\t3.5\r\n08:30\t8\t3.5\r\n"],
  ["quoted decimal commas", '08:00,12,"3,5"\n08:30,8,"3,5"'],
  ["headings", "Start,Calls,Minutes\n08:00,12,3.5\n08:30,8,3.5"],
  ["headings in another order, with another column", "Calls;Team;Time\n12;A;08:00\n8;B;08:30"],
  ["headings in another language", "Uhrzeit;Anrufe;Dauer\n08:00;12;3,5\n08:30;8;3,5"],
  ["seconds", "Half hour,Calls,Seconds a call\n08:00,12,210\n08:30,8,210"],
  ["no minutes", "08:00 12\n08:30 8".replaceAll(/ (?=\d+$)/gm, ",")],
  ["empty minutes", "08:00,12,\n08:30,8,"],
  ["empty lines and the later half hour first", "\n8.30;8;3,5\n\n8am;12;3,5\n"],
  ["ranges", "08:00-08:30,12\n08:30 – 09:00,8"],
])("a day is read with %s", (_, text) => {
  expect(parseDay(text, 3.5)).toEqual({ halfHours: EIGHT_AND_HALF_PAST, problems: [] });
});

it.each([
  ["08:00,12\nlunch,8", 2, "expected a start such as 08:00 or 08:30, got “lunch”"],
  ["08:15,12", 1, "expected a start such as 08:00 or 08:30, got “08:15”"],
  ["24:00,12", 1, "expected a start such as 08:00 or 08:30, got “24:00”"],
  ["Start,Calls\n08:00,many", 2, "expected calls from 0 to 5,000, got “many”"],
  ["08:00,-1", 1, "expected calls from 0 to 5,000, got “-1”"],
  ["08:00,5001", 1, "expected calls from 0 to 5,000, got “5001”"],
  ["08:00;1,250", 1, "expected calls from 0 to 5,000, got “1,250”"],
  ["08:00,12,0", 1, "expected more than 0 and at most 120 minutes a call, got “0”"],
  ["08:00,12,180", 1, "expected more than 0 and at most 120 minutes a call, got “180”"],
  ["08:00,12,x", 1, "expected more than 0 and at most 120 minutes a call, got “x”"],
  [
    "Start,Calls,Seconds\n08:00,12,9999",
    2,
    "expected more than 0 and at most 7,200 seconds a call, got “9999”",
  ],
  ["08:00,12\n\n08:00,8", 3, "08:00 is already in row 1"],
  ["08:00", 1, "expected start, calls and minutes, got 1 column"],
  ["08:00,12,3,5", 1, "expected start, calls and minutes, got 4 columns"],
  ["Team,Start\nA,08:00", 1, "expected a column called Calls"],
  ["Calls,Minutes\n12,3", 1, "expected a column called Start"],
  ["A,B,C,D\n1,2,3,4", 1, "expected columns called Start and Calls"],
])("%j is refused, with the row", (text, row, message) => {
  expect(parseDay(text, 3)).toEqual({ halfHours: [], problems: [{ row, message }] });
});

it("all rows with problems are named at once", () => {
  const { problems } = parseDay("08:00,x\n08:30,1\n9:10,1", 3);
  expect(problems.map(({ row }) => row)).toEqual([1, 3]);
});

it("an empty text is an empty day", () => {
  expect(parseDay(" \n", 3)).toEqual({ halfHours: [], problems: [] });
});

it("any text is read without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."08:3,;\t\n\"' =aé-.") }), (text) => {
      const { halfHours, problems } = parseDay(text, 3);
      expect(halfHours.length === 0 || problems.length === 0).toBe(true);
    }),
  );
});
