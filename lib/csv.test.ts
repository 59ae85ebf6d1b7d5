import fc from "fast-check";
import { createCsvReader, readCsv, writeCsv } from "./csv";

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

/** Characters that separate, quote or start formulas, and some that do not. */
const cell = fc.string({ unit: fc.constantFrom(..."=+-@＝＋－＠'\t\r\n\",; aé0") });

const separator = fc.constantFrom(",", ";", "\t");

const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }));

it("what was written is read back but for rows without text, whole or some columns and the rest on demand", () => {
  fc.assert(
    fc.property(rows, separator, (given, written) => {
      const text = writeCsv(given, written);
      expect(cellsOf(text)).toEqual(given.filter((row) => row.some((value) => value.trim() !== "")));
      const { next, again } = createCsvReader(text);
      for (const { row, cells } of readCsv(text)) {
        const some = cells.map((all, column) => (column % 2 === 0 ? all : ""));
        expect(next(new Set([0, 2]))).toEqual({ row, cells: some });
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

it("signs that start formulas get an apostrophe, in lists of a text too, which stays as it is; numbers do not", () => {
  const starts = ["=1+1", "+44", "-1", "@SUM(A1)", "＝1", "\tx", "\rx", "'=1"];
  for (const text of starts) expect(writeCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
  const text = "We need; by May:\n* evenings\n- weekends, 2 - 3 hours";
  expect(writeCsv([[text]])).toContain("We need; by May:\n* evenings\n'- weekends, 2 - 3 hours");
  expect(writeCsv([["a", -1.5, 0]])).toBe('\ufeff"a",-1.5,0\r\n');
});

it("cells are read whatever separates them outside quotation marks, with spaces around them and any line ends", () => {
  const texts = [
    "a,b\n1,2",
    'a;b\n"1";2',
    "a\tb\r\n1\t2\r\n",
    " a , b\n1 , 2 ",
    'a, "b"\n1, "2"',
    "a,b\r1,2",
  ];
  for (const text of texts)
    expect([text, cellsOf(text)]).toEqual([
      text,
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ]);
  expect(cellsOf('"a;b",c\n')).toEqual([["a;b", "c"]]);
  expect(cellsOf("1,5;2,5")).toEqual([["1,5", "2,5"]]);
  // One that is not closed stays in the text.
  expect(cellsOf('"a,b\n1,2')).toEqual([
    ['"a', "b"],
    ["1", "2"],
  ]);
});

it("rows have the number of the line on which they start, and empty lines are left out", () => {
  expect(readCsv('a\n\n"b\nc"\nd')).toEqual([
    { row: 1, cells: ["a"] },
    { row: 3, cells: ["b\nc"] },
    { row: 5, cells: ["d"] },
  ]);
  expect(readCsv("\n \n")).toEqual([]);
});

it("long pasted texts are read in linear time", () => {
  const text = `${'"'.repeat(50_001)}\n`.concat("1,2\n".repeat(20_000));
  // In quadratic time the test would hang for minutes.
  expect(readCsv(text).length).toBeGreaterThan(20_000);
});
