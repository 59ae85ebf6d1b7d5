/** Moves the focus to the page's content, after a control that had the focus and is now gone. */
export function focusMain(): void {
  document.getElementById("main")?.focus();
}
