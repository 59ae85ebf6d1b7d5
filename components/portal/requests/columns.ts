import { isOption } from "@/lib/portal";

/** The columns that can be chosen, in the order of the table, and their names. The number and the request always show. */
export const columnNames = {
  customer: "Customer",
  company: "Company",
  email: "Email",
  industry: "Industry",
  priority: "Priority",
  created: "Created",
  estimate: "Estimate",
  status: "Status",
} as const;

export type ColumnId = keyof typeof columnNames;

const columnIds = Object.keys(columnNames) as ColumnId[];

/** Columns of an administrator's list only. */
const customerColumns: readonly ColumnId[] = ["customer", "company", "email"];

/** The columns until others are chosen. How many of them show depends on the width of the table. */
export const usualColumns: readonly ColumnId[] = ["customer", "priority", "created", "estimate", "status"];

/** The columns that a list can show. */
export function columnsFor(forAdministrators: boolean): ColumnId[] {
  return columnIds.filter((id) => forAdministrators || !customerColumns.includes(id));
}

const NONE = "none";

/** Columns as text, such as "created.status", for the URL and the preference. */
export function textOfColumns(columns: readonly ColumnId[]): string {
  return columns.length === 0 ? NONE : columns.join(".");
}

/** Columns from text, in the order of the table. Undefined for a text without any known column. */
export function columnsOfText(text: string | undefined): ColumnId[] | undefined {
  if (text === NONE) return [];
  const named = (text ?? "").split(".");
  const columns = columnIds.filter((id) => isOption(named, id));
  return columns.length > 0 ? columns : undefined;
}
