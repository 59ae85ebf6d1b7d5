/** A table of figures; the first cell of a row is its heading. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
}
