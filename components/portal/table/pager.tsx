import type { RowData } from "@tanstack/react-table";
import type { PortalTable } from "./features";

interface PagerProps<Item extends RowData> {
  /** What the pages are of, as heard by a screen reader. */
  label: string;
  table: PortalTable<Item>;
}

/** Leads through the pages of a long table. The buttons stay where they are, so that the focus does too. */
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
