/** A table of figures; the first cell of a row is its heading. Pages with the same table share the object. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
}
