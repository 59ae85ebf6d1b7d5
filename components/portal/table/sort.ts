import type { Row, RowData } from "@tanstack/react-table";
import type { features } from "./features";

type Compare = <Item extends RowData>(
  a: Row<typeof features, Item>,
  b: Row<typeof features, Item>,
  column: string,
) => number;

const collator = new Intl.Collator("en-GB");

/** Sorts alphabetically. */
export const byText: Compare = (a, b, column) =>
  collator.compare(a.getValue<string>(column), b.getValue<string>(column));

export const byNumber: Compare = (a, b, column) => a.getValue<number>(column) - b.getValue<number>(column);
