"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { ENTRY } from "../layout/user-menu";
import type { Place } from "./command-palette";
import { areKeysOn, isInDialog, keepsItsKeys, pressListKey } from "./keyboard";

// Fetched when they are opened for the first time.
const KeyboardHelp = lazy(() => import("./keyboard-help"));
const CommandPalette = lazy(() => import("./command-palette"));

interface ShortcutsProps {
  /** What "Go to" offers beside requests. */
  places: readonly Place[];
  /** Opens the form of a new request, where there is one. */
  onCreate?: () => void;
}

/**
 * Listens to the keys of the portal: docs/behaviour.md#keyboard. Shows the entries of the user's menu that go anywhere
 * and that list the keys.
 */
export function Shortcuts({ places, onCreate }: ShortcutsProps) {
  const [open, setOpen] = useState<"keys" | "commands">();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, metaKey, ctrlKey, altKey } = event;
      if (altKey || event.defaultPrevented || !areKeysOn()) return;
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== "k" || event.shiftKey || isInDialog(target)) return;
        setOpen("commands");
      } else if (keepsItsKeys(target)) return;
      else if (key === "?") setOpen("keys");
      else if (key === "c" && onCreate) onCreate();
      else if (!pressListKey(key)) return;
      // Otherwise the key would be typed into the field that now has the focus.
      event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onCreate]);
  const close = () => setOpen(undefined);
  return (
    <>
      <button type="button" className={ENTRY} onClick={() => setOpen("commands")}>
        Go to…
      </button>
      <button type="button" className={ENTRY} onClick={() => setOpen("keys")}>
        Keyboard shortcuts
      </button>
      <Suspense>
        {open === "keys" && <KeyboardHelp withCreate={onCreate !== undefined} onClose={close} />}
        {open === "commands" && (
          <CommandPalette
            places={places}
            onCreate={onCreate}
            onKeys={() => setOpen("keys")}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
