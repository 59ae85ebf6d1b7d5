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

/** What stands in the form of a new request, whose it is, and whether the form is open. */
interface Draft {
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
 * The form of a new request. What is typed is kept for as long as the tab is open, and the form opens
 * again after a reload: also after one that the visitor did not ask for.
 *
 * @param user id of whoever is signed in; a draft of anybody else is dropped
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

/** Without storage nothing is kept, and nobody is bothered. */
function saveDraft(draft: Draft): void {
  const empty = Object.entries(EMPTY_REQUEST).every(
    ([name, value]) => draft.values[name as keyof RequestForm] === value,
  );
  try {
    if (empty && !draft.open) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full.
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
