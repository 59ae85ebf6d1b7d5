/**
 * The result of an action. `stored`: the change is in the browser's storage. `unsaved`: the storage refused,
 * so the change exists on this page only and is lost with it. `refused`: nothing has changed;
 * `field` names the form field to correct, if there is one. See docs/behaviour.md#stored-records.
 */
export type Outcome<T, Field extends string = never> =
  | { status: "stored"; value: T }
  | { status: "unsaved"; value: T; message: string }
  | { status: "refused"; message: string; field?: Field };

/** A refusal that names no field. */
export interface Refused {
  status: "refused";
  message: string;
  field?: undefined;
}

/** A refusal with the message to show. */
export function refused(message: string): Refused {
  return { status: "refused", message };
}
