import fc from "fast-check";
import { columnNames, columnsFor, columnsOfText, textOfColumns, type ColumnId } from "./columns";

const all = Object.keys(columnNames) as ColumnId[];

test("columns are read back from their text, in the order of the table", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(all), (columns) => {
      expect(columnsOfText(textOfColumns(columns))).toEqual(all.filter((id) => columns.includes(id)));
    }),
  );
});

test.each(["", "constructor", "Status", undefined])("%j names no columns", (text) =>
  expect(columnsOfText(text)).toBeUndefined(),
);

test("unknown columns of a text are left out", () =>
  expect(columnsOfText("status.price.created")).toEqual(["created", "status"]));

test("customers choose from the columns without customers", () => {
  expect(columnsFor(true)).toEqual(all);
  expect(columnsFor(false)).toEqual(["industry", "priority", "created", "estimate", "status"]);
});
