/**
 * How an action ended. `stored`: its bytes are in the browser's storage. `unsaved`: it holds in this
 * tab only and is lost when the tab closes, because the storage did not take it. `refused`: nothing
 * has changed; `field` names the form field to mend where there is one.
 */
export type Outcome<T, Field extends string = never> =
  | { status: "stored"; value: T }
  | { status: "unsaved"; value: T; message: string }
  | { status: "refused"; message: string; field?: Field };

/** A refusal with the words to show. */
export function refused(message: string): { status: "refused"; message: string } {
  return { status: "refused", message };
}
