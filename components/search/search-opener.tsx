"use client";

import { useEffect, useState, type ComponentType } from "react";
import { SEARCH_LINK } from "@/components/layout/search-link";
import { routes } from "@/lib/routes";
import { leaveFor } from "./leave";
import type { SearchDialogProps } from "./search-dialog";

interface SearchOpenerProps {
  /** Lines that the empty search suggests. */
  examples: readonly string[];
  /** Fetches the dialog's code; where that fails, the link's own page opens. */
  load?: () => Promise<ComponentType<SearchDialogProps>>;
  leave?: (url: string) => void;
}

/**
 * Opens the search dialog: by the header's link, `/`, and Ctrl or Cmd with K. A client component because
 * it listens to clicks and keys; the dialog itself is fetched when it is first wanted.
 */
export function SearchOpener({ examples, load = loadDialog, leave = leaveFor }: SearchOpenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const show = () => {
      setOpen(true);
      load().then(
        (loaded) => setDialog(() => loaded),
        () => leave(routes.sitemap()),
      );
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(`a[${SEARCH_LINK}]`);
      if (!link || event.button !== 0 || hasModifier(event) || event.shiftKey) return;
      event.preventDefault();
      show();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      show();
    };
    for (const link of document.querySelectorAll(`a[${SEARCH_LINK}]`)) {
      link.setAttribute("aria-haspopup", "dialog");
      link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
    }
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, [load, leave]);

  return Dialog && <Dialog open={open} onOpenChange={setOpen} examples={examples} />;
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** A slash is a letter where somebody types. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.key === "/") return !hasModifier(event) && !isTyping(event.target);
  return (
    event.key.toLowerCase() === "k" && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

async function loadDialog(): Promise<ComponentType<SearchDialogProps>> {
  return (await import("./search-dialog")).SearchDialog;
}
