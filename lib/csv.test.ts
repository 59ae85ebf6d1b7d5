import fc from "fast-check";
import { createCsvReader, readCsv, writeCsv } from "./csv";

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

/** Characters that separate, quote or start formulas, and some that do not. */
const cell = fc.string({ unit: fc.constantFrom(..."=+-@＝＋－＠'\t\r\n\",; aé0") });

const separator = fc.constantFrom(",", ";", "\t");

it("what was written is read back, whatever is in the cells, but for rows without text", () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 })), separator, (rows, written) => {
      expect(cellsOf(writeCsv(rows, written))).toEqual(
        rows.filter((row) => row.some((text) => text.trim() !== "")),
      );
    }),
  );
});

it("some columns are read as with all the others, and the rest of a row on demand", () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 })), separator, (rows, written) => {
      const text = writeCsv(rows, written);
      const { next, again } = createCsvReader(text);
      for (const { row, cells } of readCsv(text)) {
        const some = next(new Set([0, 2]));
        expect(some).toEqual({ row, cells: cells.map((all, column) => (column % 2 === 0 ? all : "")) });
        expect(again()).toEqual({ row, cells });
      }
    }),
  );
});

it("no written cell starts a formula, whatever separator a spreadsheet is told", () => {
  fc.assert(
    fc.property(cell, separator, separator, (text, written, told) => {
      const csv = writeCsv([["a", text]], written).slice(1);
      expect(writeCsv([[text]], written)).not.toMatch(/^\ufeff"[\t\r\n]/);
      // Told the separator of the file, a spreadsheet finds the quotation marks; otherwise it cuts through them.
      const parts = csv.split(
        written === told ? new RegExp(`\\r\\n|"${written}"`) : new RegExp(`[${told}\\r\\n]`),
      );
      for (const part of parts) expect(part).not.toMatch(/^"*[=+\-@＝＋－＠]/);
    }),
  );
});

it("a list in a text stays as it is, except for the signs that start formulas", () => {
  const text = "We need; by May:\n* evenings\n- weekends, 2 - 3 hours";
  expect(writeCsv([[text]])).toContain("We need; by May:\n* evenings\n'- weekends, 2 - 3 hours");
});

it.each(["=1+1", "+44", "-1", "@SUM(A1)", "＝1", "\tx", "\rx", "'=1"])(
  "%j gets an apostrophe in front",
  (text) => {
    expect(writeCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
  },
);

it("numbers are written bare, negative ones too", () => {
  expect(writeCsv([["a", -1.5, 0]])).toBe('\ufeff"a",-1.5,0\r\n');
});

it.each([
  ["commas", "a,b\n1,2"],
  ["semicolons, with decimal commas", 'a;b\n"1";2'],
  ["tabs", "a\tb\r\n1\t2\r\n"],
  ["spaces around the cells", " a , b\n1 , 2 "],
  ["quotation marks after a space", 'a, "b"\n1, "2"'],
  ["line ends of old Macs", "a,b\r1,2"],
])("cells separated by %s are read", (_, text) => {
  expect(cellsOf(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

it("the separator is found outside quotation marks", () => {
  expect(cellsOf('"a;b",c\n')).toEqual([["a;b", "c"]]);
  expect(cellsOf("1,5;2,5")).toEqual([["1,5", "2,5"]]);
});

it("rows have the number of the line on which they start, and empty lines are left out", () => {
  expect(readCsv('a\n\n"b\nc"\nd')).toEqual([
    { row: 1, cells: ["a"] },
    { row: 3, cells: ["b\nc"] },
    { row: 5, cells: ["d"] },
  ]);
});

it("a quotation mark that is not closed stays in the text", () => {
  expect(cellsOf('"a,b\n1,2')).toEqual([
    ['"a', "b"],
    ["1", "2"],
  ]);
});

it("an empty text has no rows", () => {
  expect(readCsv("")).toEqual([]);
  expect(readCsv("\n \n")).toEqual([]);
});

it("long pasted texts are read in linear time", () => {
  const text = `${'"'.repeat(50_001)}\n`.concat("1,2\n".repeat(20_000));
  // In quadratic time the test would hang for minutes.
  expect(readCsv(text).length).toBeGreaterThan(20_000);
});
