import { useToast } from "@/components/ui/toasts";
import { useAuth } from "../auth-provider";
import { ConfirmWord } from "../confirm-word";

/** Erases everything that is stored. */
export default function EraseAll() {
  const { eraseAll } = useAuth();
  const toast = useToast();

  async function erase() {
    const outcome = await eraseAll();
    if (outcome.status !== "stored") return outcome.message;
    toast("Everything was erased.");
    return undefined;
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Erase everything</h2>
      <p className="mt-1 text-soft">
        Removes all accounts, requests and histories from this browser and signs you out. You can restore them
        only from a backup.
      </p>
      <ConfirmWord
        label="Erase everything"
        word="ERASE"
        otherwise="Nothing was erased."
        submit="Erase everything"
        onConfirm={erase}
      />
    </section>
  );
}
