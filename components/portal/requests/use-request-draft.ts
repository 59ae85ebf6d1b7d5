import { useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { defaultPriority, type RequestForm } from "@/lib/portal";

export const EMPTY_REQUEST: RequestForm = {
  service: "",
  industry: "",
  description: "",
  priority: defaultPriority,
};

const KEY = "request-draft";

/** The new-request form as stored in sessionStorage. */
interface Draft {
  /** Id of the user who typed it: nobody else sees the draft. */
  user: string;
  open: boolean;
  values: RequestForm;
}

interface RequestDraft {
  form: UseFormReturn<RequestForm>;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/**
 * The new-request form. Its values and whether it is open survive a reload of the tab, which a deploy may cause:
 * docs/behaviour.md#reload-after-a-deploy.
 *
 * @param user id of the signed-in user; another user's draft is ignored
 */
export function useRequestDraft(user: string): RequestDraft {
  const [draft] = useState(() => readDraft(user));
  const [open, setOpen] = useState(draft?.open ?? false);
  const form = useForm<RequestForm>({ defaultValues: draft?.values ?? EMPTY_REQUEST });
  useEffect(() => {
    const save = (values: RequestForm) => saveDraft({ user, open, values });
    save(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [form, open, user]);
  return { form, open, setOpen };
}

/** Does nothing when sessionStorage is unavailable or full. */
function saveDraft(draft: Draft): void {
  const empty = Object.entries(EMPTY_REQUEST).every(
    ([name, value]) => draft.values[name as keyof RequestForm] === value,
  );
  try {
    if (empty && !draft.open) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The draft is lost on reload.
  }
}

function readDraft(user: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(stored) && stored.user === user ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(stored: unknown): stored is Draft {
  const { user, open, values } = (stored ?? {}) as Partial<Draft>;
  return (
    typeof user === "string" &&
    typeof open === "boolean" &&
    Object.keys(EMPTY_REQUEST).every((name) => typeof values?.[name as keyof RequestForm] === "string")
  );
}
