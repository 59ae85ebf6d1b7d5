import { lazy, Suspense, useState } from "react";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toasts";
import { setStatuses, undoStatuses, type BulkChange } from "@/lib/portal/actions/set-statuses";
import type { ListedRequest } from "@/lib/portal/derived-state";
import { allStatuses, isOption, statusOptions, type Status } from "@/lib/portal/rules/options";
import { useAuth } from "../auth-provider";
import { SmallButton } from "../buttons";
import type { PortalTable } from "../table/features";
import { focusCount } from "../focus";
import { describeBulk, describeUndone } from "./request-texts";

/** Fetched when it is opened for the first time. */
const ArchiveDialog = lazy(() => import("./archive-dialog"));

type RequestTable = PortalTable<ListedRequest>;

/** Selects all matching requests, on all pages. */
export function SelectAll({ table }: { table: RequestTable }) {
  const matching = table.getCoreRowModel().rows;
  const selected = table.getSelectedRowModel().rows.length;
  const all = matching.length > 0 && selected === matching.length;
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 font-semibold">
      <input
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !all;
        }}
        type="checkbox"
        className="size-5"
        checked={all}
        disabled={matching.length === 0}
        onChange={() =>
          table.setRowSelection(all ? {} : Object.fromEntries(matching.map(({ id }) => [id, true])))
        }
      />
      {/* Another element for another count: see table/list.tsx. */}
      <span key={matching.length}>Select all {matching.length}</span>
    </label>
  );
}

/** What is done with all selected requests; shown while some are selected: docs/behaviour.md#requests. */
export function BulkBar({ table }: { table: RequestTable }) {
  const { run } = useAuth();
  const toast = useToast();
  const [status, setStatus] = useState<Status>("in-progress");
  const [removing, setRemoving] = useState<readonly string[]>();
  // Selected requests that are filtered out are not changed.
  const selected = table.getSelectedRowModel().rows.map(({ id }) => id);

  function finish() {
    table.setRowSelection({});
    focusCount();
  }

  function apply() {
    const outcome = run(setStatuses, selected, status);
    if (outcome.status === "refused") return toast(outcome.message);
    finish();
    if (outcome.status === "unsaved") toast(outcome.message);
    const { value } = outcome;
    toast(describeBulk(value), value.changes.length === 0 ? undefined : () => undo(value));
  }

  function undo(change: BulkChange) {
    const outcome = run(undoStatuses, change);
    focusCount();
    toast(outcome.status === "stored" ? describeUndone(outcome.value) : outcome.message);
  }

  return (
    <>
      <p role="status" className={selected.length > 0 ? "tabular-nums" : "sr-only"}>
        {/* Another element for another count: see table/list.tsx. */}
        <span key={selected.length}>{selected.length} selected</span>
      </p>
      {selected.length > 0 && (
        <div role="group" aria-label="Selected requests" className="flex flex-wrap items-center gap-2">
          <Select
            aria-label="Status of selected"
            value={status}
            onChange={({ target }) => isOption(allStatuses, target.value) && setStatus(target.value)}
            options={statusOptions}
            small
          />
          <SmallButton className="button-main" onClick={apply}>
            Set status
          </SmallButton>
          <SmallButton onClick={() => setRemoving(selected)}>Move to a file</SmallButton>
        </div>
      )}
      {removing && (
        <Suspense>
          <ArchiveDialog
            requestIds={removing}
            onClose={(done) => {
              setRemoving(undefined);
              if (done) finish();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
