import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { EMPTY_DRAFT, readDraft, saveDraft, type Draft } from "./draft-storage";

interface RequestDraft {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Saves the draft again: with the data of the browser, its own may have been removed. */
  keep: () => void;
}

/**
 * The new-request form: its values and whether it is open survive a reload of the tab, which a deploy may cause:
 * docs/behaviour.md#reload-after-a-deploy.
 *
 * @param email of the signed-in user. The `SessionGate` mounts the page again for another user.
 */
export function useRequestDraft(email: string): RequestDraft {
  const [draft, setDraft] = useState(() => readDraft(email) ?? EMPTY_DRAFT);
  const keep = useCallback(() => saveDraft(email, draft), [email, draft]);
  useEffect(keep, [keep]);
  return { draft, setDraft, keep };
}
