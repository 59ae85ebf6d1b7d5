import { useToast } from "@/components/ui/toasts";
import type { AccountActions } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { ConfirmWord } from "../confirm-word";
import { removeDraft } from "../requests/draft-storage";

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
  const reason = account.deletionProblem();
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;

  function remove() {
    const outcome = account.deleteAccount();
    if (outcome.status === "refused") return outcome.message;
    removeDraft(user.email);
    if (outcome.status === "unsaved") toast(outcome.message);
    return undefined;
  }

  return (
    <>
      <p className="mt-1 text-soft">
        Removes your account {requests > 0 && `and ${countOf(requests)} with comments and history `}from this
        browser, and signs you out. This cannot be undone. Download your data first: an administrator can
        bring them back from the file.
      </p>
      <ConfirmWord
        label="Delete account"
        word="DELETE"
        otherwise="Nothing was deleted."
        submit="Delete my account"
        onConfirm={remove}
      />
    </>
  );
}

const countOf = (requests: number) => (requests === 1 ? "your request" : `your ${requests} requests`);
