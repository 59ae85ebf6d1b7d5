"use client";

import { useEffect, useState, type ComponentType } from "react";
import { SEARCH_LINK } from "@/components/layout/search-link";
import { routes } from "@/lib/routes";
import { loadPage } from "./load-page";
import type { SearchDialogProps } from "./search-dialog";

interface SearchOpenerProps {
  /** Example queries. */
  examples: readonly string[];
  /** Loads the code of the dialog. If that fails, the sitemap opens instead. */
  load?: () => Promise<ComponentType<SearchDialogProps>>;
  navigate?: (url: string) => void;
}

/**
 * Opens the search dialog on a click on the search link, on `/` and on Ctrl or Cmd with K. Loads the dialog's code when
 * it is first opened.
 */
export function SearchOpener({ examples, load = loadDialog, navigate = loadPage }: SearchOpenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const show = () => {
      setOpen(true);
      load().then(
        (loaded) => setDialog(() => loaded),
        () => navigate(routes.sitemap()),
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
  }, [load, navigate]);

  return Dialog && <Dialog open={open} onOpenChange={setOpen} examples={examples} />;
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** A slash does not open the search while the visitor types in a field. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.key === "/") return !hasModifier(event) && !keepsItsKeys(event.target);
  return (
    event.key.toLowerCase() === "k" && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
  );
}

function keepsItsKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

async function loadDialog(): Promise<ComponentType<SearchDialogProps>> {
  return (await import("./search-dialog")).SearchDialog;
}
