/** What spreadsheets of a language expect between cells: a semicolon where the comma is in decimals. */
export function separatorOf(locale: string): "," | ";" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}
