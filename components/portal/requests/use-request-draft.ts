import { useCallback, useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import type { RequestForm } from "@/lib/portal";
import { EMPTY_REQUEST, readDraft, saveDraft } from "./draft-storage";

interface RequestDraft {
  form: UseFormReturn<RequestForm>;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Saves the draft again: with the data of the browser, its own may have been removed. */
  keep: () => void;
}

/**
 * The new-request form. Its values and whether it is open survive a reload of the tab, which a deploy may cause:
 * docs/behaviour.md#reload-after-a-deploy.
 *
 * @param email of the signed-in user. The `SessionGate` mounts the page again for another user.
 */
export function useRequestDraft(email: string): RequestDraft {
  const [draft] = useState(() => readDraft(email));
  const [open, setOpen] = useState(draft?.open ?? false);
  const form = useForm<RequestForm>({ defaultValues: draft?.values ?? EMPTY_REQUEST });
  const keep = useCallback(() => saveDraft(email, { open, values: form.getValues() }), [email, form, open]);
  useEffect(() => {
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, keep]);
  return { form, open, setOpen, keep };
}
