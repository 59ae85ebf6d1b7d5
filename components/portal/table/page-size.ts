import { readPreference, writePreference } from "../preference";

/**
 * Rows per page. The first is the default: as many as can be re-rendered between two keystrokes of a search.
 *
 * @see docs/decisions/0022-portal-tables-show-25-rows.md
 */
export const PAGE_SIZES = [25, 50, 100] as const;

/** The rows per page that this browser remembers. */
export function readPageSize(): number {
  return PAGE_SIZES.find((size) => String(size) === readPreference("rows")) ?? PAGE_SIZES[0];
}

/** Remembers the rows per page for all lists. */
export function rememberPageSize(size: number): void {
  writePreference("rows", size === PAGE_SIZES[0] ? undefined : String(size));
}
