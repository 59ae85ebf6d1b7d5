import { useId, useState } from "react";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toasts";
import { isOption, statuses, wordsOf, type Status } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import type { PortalTable } from "../table/features";
import { describeBulk } from "./bulk-texts";
import { useLastBulkChange } from "./last-bulk-change";
import type { ListedRequest } from "./listed-request";

interface BulkBarProps {
  table: PortalTable<ListedRequest>;
  /** Focuses the list when the button with the focus disappears. */
  focusList: () => void;
}

/** Sets one status for all selected requests; shown while some are selected: docs/behaviour.md#requests. */
export function BulkBar({ table, focusList }: BulkBarProps) {
  const { setStatuses } = useAuth();
  const toast = useToast();
  const id = useId();
  const [status, setStatus] = useState<Status>("in-progress");
  const [, setDone] = useLastBulkChange();
  // Selected requests that are filtered out are not changed.
  const selected = table.getFilteredSelectedRowModel().rows;

  function apply() {
    const outcome = setStatuses(
      selected.map((row) => row.id),
      status,
    );
    if (outcome.status === "refused") {
      toast(outcome.message);
      return;
    }
    table.setRowSelection({});
    setDone(outcome.value.changes.length > 0 ? outcome.value : undefined);
    focusList();
    toast(outcome.status === "unsaved" ? outcome.message : describeBulk(outcome.value));
  }

  return (
    <>
      <p role="status" className={selected.length > 0 ? "tabular-nums" : "sr-only"}>
        {selected.length} selected
      </p>
      {selected.length > 0 && (
        <div role="group" aria-label="Bulk status change" className="flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="font-semibold">
            Status of selected
          </label>
          <Select
            id={id}
            value={status}
            onChange={({ target }) => isOption(statuses, target.value) && setStatus(target.value)}
            options={statuses.map((name) => [name, wordsOf(name)])}
            small
          />
          <button type="button" className="button button-main min-h-9 py-0.5 text-small" onClick={apply}>
            Set status
          </button>
        </div>
      )}
    </>
  );
}
