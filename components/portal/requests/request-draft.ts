import { useCallback, useEffect, useState } from "react";
import { emailKey } from "@/lib/portal/rules/accounts";
import type { RequestForm } from "@/lib/portal/rules/form-validation";
import { defaultPriority } from "@/lib/portal/rules/options";

const EMPTY_REQUEST: RequestForm = {
  service: "",
  industry: "",
  description: "",
  priority: defaultPriority,
};

/** The new-request form as stored in sessionStorage: each tab has its own. */
export interface Draft {
  open: boolean;
  values: RequestForm;
}

/** A form that is closed, in which nothing was entered. */
export const EMPTY_DRAFT: Draft = { open: false, values: EMPTY_REQUEST };

/** One key for each account: nobody is shown, or overwrites, the draft of another. */
const keyOf = (email: string) => `request-draft:${emailKey(email)}`;

/** Does nothing when sessionStorage is unavailable or full. */
export function saveDraft(email: string, draft: Draft): void {
  try {
    if (isEmpty(draft.values) && !draft.open) sessionStorage.removeItem(keyOf(email));
    else sessionStorage.setItem(keyOf(email), JSON.stringify(draft));
  } catch {
    // The draft is lost on reload.
  }
}

/** The draft of an account; undefined if there is none that can be read. */
export function readDraft(email: string): Draft | undefined {
  try {
    const { open, values } = JSON.parse(sessionStorage.getItem(keyOf(email)) ?? "") as Partial<Draft>;
    // A draft of before a deploy lacks the fields that came with it.
    const all = { ...EMPTY_REQUEST, ...values };
    const isSound = values && fields.every((name) => typeof all[name] === "string");
    return isSound && typeof open === "boolean" ? { open, values: all } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if something was typed that is kept for the account. */
export function hasDraft(email: string): boolean {
  const draft = readDraft(email);
  return draft !== undefined && !isEmpty(draft.values);
}

/** Removes the draft of an account. */
export function removeDraft(email: string): void {
  saveDraft(email, EMPTY_DRAFT);
}

const fields = Object.keys(EMPTY_REQUEST) as (keyof RequestForm)[];

function isEmpty(values: RequestForm): boolean {
  return fields.every((name) => values[name] === EMPTY_REQUEST[name]);
}

/**
 * The new-request form: its values and whether it is open survive a reload of the tab, which a deploy may cause:
 * docs/behaviour.md#reload-after-a-deploy. `keep` saves the draft again: with the data of the browser, its own may have
 * been removed.
 *
 * @param email of the signed-in user. The `SessionGate` mounts the page again for another user.
 */
export function useRequestDraft(email: string) {
  const [draft, setDraft] = useState(() => readDraft(email) ?? EMPTY_DRAFT);
  const keep = useCallback(() => saveDraft(email, draft), [email, draft]);
  useEffect(keep, [keep]);
  return { draft, setDraft, keep };
}
