import { useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { AccountActions } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { removeDraft } from "../requests/draft-storage";

/** The user types this word to confirm. */
const WORD = "DELETE";

interface DeleteAccountProps {
  account: AccountActions;
  user: { email: string };
}

/** Deletes the account with its data, or says why it cannot be deleted. */
export function DeleteAccount({ account, user }: DeleteAccountProps) {
  // Another tab may add the last administrator but one, or remove it.
  usePortalState((state) => state.records);
  const requests = usePortalState((state) => state.ownRequests.length);
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<{ message: string }>();
  const reason = account.deletionProblem();
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== WORD) {
      setProblem({ message: `Type ${WORD} in capital letters. Nothing was deleted.` });
      return;
    }
    const outcome = account.deleteAccount();
    if (outcome.status === "refused") {
      setProblem({ message: outcome.message });
      return;
    }
    removeDraft(user.email);
    if (outcome.status === "unsaved") toast(outcome.message);
  }

  return (
    <>
      <p className="mt-1 text-soft">
        Removes your account {requests > 0 && `and ${countOf(requests)} with comments and history `}from this
        browser, and signs you out. This cannot be undone. Download your data first: an administrator can
        bring them back from the file.
      </p>
      <form noValidate onSubmit={submit} aria-label="Delete account" className="mt-3 grid gap-4">
        <Alert id="delete-problem" problem={problem} focused />
        <FormField
          label={`Type ${WORD} to confirm`}
          invalid={problem !== undefined}
          problemId="delete-problem"
        >
          {(control) => (
            <input
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </FormField>
        <button type="submit" className="button justify-self-start border-alert text-alert">
          Delete my account
        </button>
      </form>
    </>
  );
}

const countOf = (requests: number) => (requests === 1 ? "your request" : `your ${requests} requests`);
