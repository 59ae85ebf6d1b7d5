import { useId } from "react";
import type { RowData } from "@tanstack/react-table";
import { Select } from "@/components/ui/select";
import { Button } from "../buttons";
import type { PortalTable } from "./features";
import { readPreference, writePreference } from "../preference";

/**
 * Rows per page. The first is the default: as many as can be re-rendered between two keystrokes of a search. Rows are not
 * virtualised, so that the browser's own search and printing find all of them.
 */
const PAGE_SIZES = [25, 50, 100] as const;

/** The rows per page that this browser remembers. */
export function readPageSize(): number {
  return PAGE_SIZES.find((size) => String(size) === readPreference("rows")) ?? PAGE_SIZES[0];
}

/** Pagination of a table, and its rows per page. Buttons at the ends are aria-disabled, not disabled, so that they keep the focus. */
export function Pager<Item extends RowData>({ label, table }: { label: string; table: PortalTable<Item> }) {
  const id = useId();
  const pages = table.getPageCount();
  if (table.getRowCount() <= PAGE_SIZES[0]) return null;
  const { pageIndex, pageSize } = table.state.pagination;
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-2 text-small print:hidden">
      <Step label="First" disabled={pageIndex === 0} onClick={() => table.firstPage()} />
      <Step label="Previous" disabled={pageIndex === 0} onClick={() => table.previousPage()} />
      <p role="status" className="tabular-nums">
        {/* Another element for another page: see list.tsx. */}
        <span key={`${pageIndex} ${pages}`}>
          Page {pageIndex + 1} of {pages}
        </span>
      </p>
      <Step label="Next" disabled={pageIndex === pages - 1} onClick={() => table.nextPage()} />
      <Step label="Last" disabled={pageIndex === pages - 1} onClick={() => table.lastPage()} />
      <label htmlFor={id} className="ml-auto text-soft">
        Rows per page
      </label>
      <Select
        id={id}
        small
        value={pageSize}
        onChange={({ target }) => {
          const size = Number(target.value);
          writePreference("rows", size === PAGE_SIZES[0] ? undefined : target.value);
          table.setPageSize(size);
        }}
        options={PAGE_SIZES.map(String)}
      />
    </nav>
  );
}

function Step({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <Button
      className="min-h-9 py-1 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-soft"
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {label}
    </Button>
  );
}
