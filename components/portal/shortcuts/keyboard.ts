import { isVisible } from "../focus";
import { readPreference, writePreference } from "../preference";

/**
 * What the dialog of keys lists: docs/behaviour.md#keyboard. Keys of lists act in `pressListKey` below, the others in
 * `shortcuts.tsx`. Enter opens a request because a link has the focus.
 */
export const KEYS = [
  ["/", "Search the list"],
  ["j", "Next in the list"],
  ["k", "Previous in the list"],
  ["x", "Select or deselect"],
  ["s", "Status of the selected, or of the row"],
  ["Enter", "Open"],
  ["c", "New request"],
  ["Ctrl+K", "Go to a section or a request"],
  ["?", "These keys"],
] as const;

/** Returns true inside a dialog, which keeps its keys. Toasts have that role too, but are not meant. */
export function isInDialog(target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest("[role=dialog]") : null;
  return dialog !== null && !dialog.hasAttribute("data-message");
}

/** Returns true while a key belongs to a control or a dialog. A checkbox takes no letters. */
export function keepsItsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (isInDialog(target)) return true;
  const isField = target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
  return isField || target.isContentEditable;
}

/** The first of such elements in the part of the page that is shown. */
const findVisible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].find(isVisible);

/** The links of the rows of the list that is shown. */
function rowLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main tbody [role=rowheader] a")].filter(isVisible);
}

const rowOf = (element: Element | null | undefined) => element?.closest("tr");

/** Moves the focus to the link of the next or previous row; to the first if no row has it. */
function moveFocus(step: 1 | -1): void {
  const links = rowLinks();
  const now = links.findIndex((link) => rowOf(link) === rowOf(document.activeElement));
  const next = now === -1 ? links[0] : links[now + step];
  next?.focus();
  next?.scrollIntoView?.({ block: "nearest" });
}

/** Does what a key of a list stands for. Returns false for other keys. */
export function pressListKey(key: string): boolean {
  switch (key) {
    case "/":
      findVisible("[role=search] input")?.focus();
      return true;
    case "j":
    case "k":
      moveFocus(key === "j" ? 1 : -1);
      return true;
    case "x":
      rowOf(document.activeElement)?.querySelector<HTMLElement>("input[type=checkbox]")?.click();
      return true;
    case "s":
      (findVisible("[role=group] select") ?? rowOf(document.activeElement)?.querySelector("select"))?.focus();
      return true;
    default:
      return false;
  }
}

/** Whether the keys are on. They are unless they were switched off. */
export function areKeysOn(): boolean {
  return readPreference("shortcuts") !== "off";
}

/** Switches the keys on or off. Without storage, they stay on. */
export function switchKeys(on: boolean): void {
  writePreference("shortcuts", on ? undefined : "off");
}
