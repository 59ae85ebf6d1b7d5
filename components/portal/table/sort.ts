import type { Row, RowData } from "@tanstack/react-table";
import type { features } from "./features";

const collator = new Intl.Collator("en-GB");

/** Sorts by text, in alphabetical order. */
export function byText<Item extends RowData>(
  a: Row<typeof features, Item>,
  b: Row<typeof features, Item>,
  column: string,
): number {
  return collator.compare(a.getValue<string>(column), b.getValue<string>(column));
}

export function byNumber<Item extends RowData>(
  a: Row<typeof features, Item>,
  b: Row<typeof features, Item>,
  column: string,
): number {
  return a.getValue<number>(column) - b.getValue<number>(column);
}
