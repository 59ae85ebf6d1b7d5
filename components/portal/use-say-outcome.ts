import { useCallback } from "react";
import { useToast } from "@/components/ui/toasts";
import type { Outcome } from "@/lib/portal/outcome";

type Text<Value> = string | ((value: Value) => string);

const textOf = <Value>(text: Text<Value>, value: Value) => (typeof text === "string" ? text : text(value));

/**
 * Returns a function that says what has become of an action: `done` if it is stored, otherwise why not. Returns true if it
 * is stored. With `undo`, which gets the outcome's value, the message offers to undo it; then `undone` is said, or why it
 * could not be undone.
 */
export function useSayOutcome() {
  const toast = useToast();
  return useCallback(
    <Value, Before>(
      outcome: Outcome<Value, string>,
      done: Text<Value>,
      undo?: (value: Value) => Outcome<Before, string>,
      undone?: Text<Before>,
    ): boolean => {
      if (outcome.status !== "stored") {
        toast(outcome.message);
        return false;
      }
      const { value } = outcome;
      function takeBack(act: NonNullable<typeof undo>) {
        const before = act(value);
        if (before.status !== "stored") toast(before.message);
        else if (undone !== undefined) toast(textOf(undone, before.value));
      }
      toast(textOf(done, value), undo && (() => takeBack(undo)));
      return true;
    },
    [toast],
  );
}
