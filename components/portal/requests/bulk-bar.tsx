import { useEffect, useId, useRef, useState } from "react";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toasts";
import { isOption, statuses, type BulkChange, type Status } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import type { PortalTable } from "../table/features";
import type { ListedRequest } from "./listed-request";

interface BulkBarProps {
  table: PortalTable<ListedRequest>;
  /** Focuses the list when the button with the focus disappears. */
  focusList: () => void;
}

const countOf = (count: number) => `${count} ${count === 1 ? "request" : "requests"}`;

/** Sets one status for all selected requests, and undoes it: docs/behaviour.md#requests. */
export function BulkBar({ table, focusList }: BulkBarProps) {
  const { setStatuses, undoStatuses } = useAuth();
  const toast = useToast();
  const id = useId();
  const [status, setStatus] = useState<Status>("in-progress");
  const [done, setDone] = useState<BulkChange>();
  // Selected requests that are filtered out are not changed.
  const selected = table.getFilteredSelectedRowModel().rows;

  function apply() {
    if (selected.length === 0) {
      toast("Select requests first.");
      return;
    }
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
    toast(outcome.status === "unsaved" ? outcome.message : `${describe(outcome.value)}.`);
  }

  function undo(bulk: BulkChange) {
    const outcome = undoStatuses(bulk);
    if (outcome.status !== "refused") setDone(undefined);
    focusList();
    if (outcome.status !== "stored") toast(outcome.message);
    else toast(describeUndone(outcome.value.restored, outcome.value.left));
  }

  return (
    <div role="group" aria-label="Bulk status change" className="mb-3 text-small">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
        <SelectAll table={table} selected={selected.length} />
        <p role="status" className="mr-auto text-soft tabular-nums">
          {selected.length} selected
        </p>
        <label htmlFor={id} className="font-semibold">
          Status of selected
        </label>
        <Select
          id={id}
          value={status}
          onChange={({ target }) => isOption(statuses, target.value) && setStatus(target.value)}
          options={statuses}
          small
        />
        <button type="button" className="button button-main min-h-9 py-1" onClick={apply}>
          Set status
        </button>
      </div>
      {done && (
        <p className="flex max-w-none items-center justify-between gap-3 rounded-button border border-moss px-3 py-1">
          {describe(done)}.
          <button
            type="button"
            className="min-h-9 cursor-pointer px-2 font-semibold underline underline-offset-4"
            onClick={() => undo(done)}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

function describe({ status, changes }: BulkChange): string {
  if (changes.length === 0) return `All of them were already ${status}`;
  return `${countOf(changes.length)} ${changes.length === 1 ? "is" : "are"} now ${status}`;
}

function describeUndone(restored: number, left: number): string {
  const done = `${countOf(restored)} ${restored === 1 ? "has its" : "have their"} previous status again.`;
  if (left === 0) return done;
  return `${done} ${countOf(left)} changed meanwhile and ${left === 1 ? "was left as it is" : "were left as they are"}.`;
}

/** Selects all matching requests, on all pages. */
function SelectAll({ table, selected }: Pick<BulkBarProps, "table"> & { selected: number }) {
  const ref = useRef<HTMLInputElement>(null);
  const matching = table.getFilteredRowModel().rows;
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
      Select all {matching.length}
    </label>
  );
}
