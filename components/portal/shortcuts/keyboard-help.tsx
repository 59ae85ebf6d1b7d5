import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Button } from "../buttons";
import { areKeysOn, KEYS, switchKeys } from "./keyboard";

interface KeyboardHelpProps {
  /** Lists the key for a new request. */
  withCreate: boolean;
  onClose: () => void;
}

/** The keys of the portal, and the switch that turns them all off. */
export default function KeyboardHelp({ withCreate, onClose }: KeyboardHelpProps) {
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" open onOpenChange={(next) => !next && onClose()}>
      <dl className="mt-4 text-small">
        {KEYS.filter(([key]) => key !== (withCreate ? "s" : "c")).map(([key, what]) => (
          <div key={key} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-1.5">
            <dt className="w-20 shrink-0">
              <kbd className="rounded-button border border-soft px-2 font-semibold">{key}</kbd>
            </dt>
            <dd className="min-w-[min(12rem,100%)] flex-1">{what}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-9 cursor-pointer items-center gap-2 text-small font-semibold">
        <input
          type="checkbox"
          className="size-5"
          checked={on}
          onChange={({ target }) => {
            switchKeys(target.checked);
            setOn(areKeysOn());
          }}
        />
        Use these keys
      </label>
      <p className="mt-1 text-small text-soft">
        They do nothing while you type. This browser remembers if you switch them off.
      </p>
      <Button className="mt-4" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
