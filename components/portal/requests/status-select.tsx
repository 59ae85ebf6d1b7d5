import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import clsx from "clsx";
import { Select } from "@/components/ui/select";
import { setStatuses, undoStatuses } from "@/lib/portal/actions/set-statuses";
import type { ListedRequest } from "@/lib/portal/derived-state";
import { allStatuses, optionLabel, statusOptions, type Status } from "@/lib/portal/rules/options";
import { useAuth } from "../auth-provider";
import { focusCount } from "../focus";
import { useSayOutcome } from "../use-say-outcome";
import { describeUndone, nameOf } from "./request-texts";
import { STATUS_COLOURS } from "./status-mark";

/** Keys that move through the options of a closed select element, one change event each. Space opens its list. */
const isMoving = (key: string) =>
  /^(Arrow|Page)/.test(key) || ["Home", "End"].includes(key) || (key.length === 1 && key !== " ");

/**
 * Sets the status of a request. A choice from the list is stored at once. Moving through the options with the keyboard
 * stores nothing until Enter is pressed or the field is left; Escape restores the stored status.
 */
export function StatusSelect({ request }: { request: ListedRequest }) {
  const { run } = useAuth();
  const say = useSayOutcome();
  const { id, label, service, status } = request;
  const hintId = useId();
  const lastKey = useRef<string>(undefined);
  /** What the keyboard has moved to. */
  const [moved, setMoved] = useState<Status>();
  const unstored = moved === status ? undefined : moved;

  function choose(select: HTMLSelectElement) {
    const next = allStatuses.find((name) => name === select.value);
    if (next && isMoving(lastKey.current ?? "")) setMoved(next);
    else if (next) store(select, next);
  }

  function store(select: HTMLSelectElement, next: Status | undefined) {
    setMoved(undefined);
    if (!next || next === status) return;
    // Renders synchronously, to find out whether a filter now hides the row.
    const outcome = flushSync(() => run(setStatuses, [id], next));
    if (!select.isConnected) focusCount();
    const done = `${label} ${service} was set to ${optionLabel(next)}.`;
    say(outcome, done, (bulk) => run(undoStatuses, bulk), describeUndone);
  }

  return (
    <>
      <Select
        aria-label={`Status of ${nameOf(request)}`}
        aria-describedby={unstored && hintId}
        value={moved ?? status}
        onPointerDown={() => (lastKey.current = undefined)}
        onKeyDown={(event) => {
          const { key, currentTarget } = event;
          lastKey.current = key;
          if (key === "Enter" && moved) {
            // Otherwise Chromium would open the list.
            event.preventDefault();
            store(currentTarget, moved);
          }
          if (key === "Escape") setMoved(undefined);
        }}
        onChange={({ target }) => choose(target)}
        onBlur={({ target }) => store(target, moved)}
        options={statusOptions}
        small
        className={clsx(
          "min-h-7! border-l-8 border-l-(--status) @max-[37rem]:min-h-9!",
          STATUS_COLOURS[moved ?? status],
        )}
      />
      {unstored && (
        <span id={hintId} role="status" className="block pt-1.5 text-soft">
          Enter sets it.
        </span>
      )}
    </>
  );
}
