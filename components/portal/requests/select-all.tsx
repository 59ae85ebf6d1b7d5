import { useEffect, useRef } from "react";
import type { PortalTable } from "../table/features";
import type { ListedRequest } from "./listed-request";

/** Selects all matching requests, on all pages. */
export function SelectAll({ table }: { table: PortalTable<ListedRequest> }) {
  const ref = useRef<HTMLInputElement>(null);
  const matching = table.getFilteredRowModel().rows;
  const selected = table.getFilteredSelectedRowModel().rows.length;
  const all = matching.length > 0 && selected === matching.length;
  const some = selected > 0 && !all;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = some;
  }, [some]);
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 font-semibold">
      <input
        ref={ref}
        type="checkbox"
        className="size-5"
        checked={all}
        disabled={matching.length === 0}
        onChange={() =>
          table.setRowSelection(all ? {} : Object.fromEntries(matching.map(({ id }) => [id, true])))
        }
      />
      <span>{`Select all ${matching.length}`}</span>
    </label>
  );
}
