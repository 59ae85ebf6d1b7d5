"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { ENTRY } from "../frame/user-menu";
import { areKeysOn, isTyping, pressListKey } from "./keys";

/** Fetched when it is opened for the first time. */
const KeyList = lazy(async () => ({ default: (await import("./key-list")).KeyList }));

interface ShortcutsProps {
  /** Opens the form of a new request, where there is one. */
  onCreate?: () => void;
}

/**
 * Listens to the keys of the portal: docs/behaviour.md#keyboard. Shows the entry of the user's menu that lists them. A
 * client component because it handles keys.
 */
export function Shortcuts({ onCreate }: ShortcutsProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, metaKey, ctrlKey, altKey } = event;
      if (metaKey || ctrlKey || altKey || event.defaultPrevented || isTyping(target) || !areKeysOn()) return;
      if (key === "?") setOpen(true);
      else if (key === "c" && onCreate) onCreate();
      else if (!pressListKey(key)) return;
      // Otherwise the key would be typed into the field that now has the focus.
      event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onCreate]);
  return (
    <>
      <button type="button" className={ENTRY} onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </button>
      {open && (
        <Suspense>
          <KeyList withCreate={onCreate !== undefined} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
