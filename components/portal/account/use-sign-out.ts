import { useToast } from "@/components/ui/toasts";
import { useAuth, usePortalState } from "../auth-provider";
import { hasDraft, removeDraft } from "../requests/draft-storage";

/** Returns a function that signs out, in all tabs, and removes this tab's draft of the user: docs/behaviour.md#sessions. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  const toast = useToast();
  const email = usePortalState((state) => state.user?.email ?? "");
  return () => {
    const outcome = signOut();
    if (outcome.status === "unsaved") toast(outcome.message);
    if (hasDraft(email)) toast("The request that you had begun was removed.");
    removeDraft(email);
  };
}
