import type { RowData } from "@tanstack/react-table";
import type { PortalTable } from "./features";

interface PagerProps<Item extends RowData> {
  /** Accessible name. */
  label: string;
  table: PortalTable<Item>;
}

/** Pagination of a table. Buttons at the ends are aria-disabled, not disabled, so that they keep the focus. */
export function Pager<Item extends RowData>({ label, table }: PagerProps<Item>) {
  const pages = table.getPageCount();
  if (pages < 2) return null;
  const { pageIndex } = table.state.pagination;
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-3 text-small">
      <button
        type="button"
        className="button min-h-9 py-1 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-soft"
        aria-disabled={pageIndex === 0}
        onClick={() => pageIndex > 0 && table.previousPage()}
      >
        Previous
      </button>
      <p role="status" className="tabular-nums">
        Page {pageIndex + 1} of {pages}
      </p>
      <button
        type="button"
        className="button min-h-9 py-1 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-soft"
        aria-disabled={pageIndex === pages - 1}
        onClick={() => pageIndex < pages - 1 && table.nextPage()}
      >
        Next
      </button>
    </nav>
  );
}
