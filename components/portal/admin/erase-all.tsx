import { useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import { useAuth } from "../auth-provider";

/** The user types this word to confirm. */
const WORD = "ERASE";

/** Erases everything that is stored. */
export function EraseAll() {
  const { eraseAll } = useAuth();
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<{ message: string }>();

  async function erase(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== WORD) {
      setProblem({ message: `Type ${WORD} in capital letters. Nothing was erased.` });
      return;
    }
    const outcome = await eraseAll();
    if (outcome.status === "stored") toast("Everything was erased.");
    else setProblem({ message: outcome.message });
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Erase everything</h2>
      <p className="mt-1 text-soft">
        Removes all accounts, requests and histories from this browser and signs you out. You can restore them
        only from a backup.
      </p>
      <form
        noValidate
        onSubmit={(event) => void erase(event)}
        aria-label="Erase everything"
        className="mt-3 grid gap-4"
      >
        <Alert id="erase-problem" problem={problem} focused />
        <FormField
          label={`Type ${WORD} to confirm`}
          invalid={problem !== undefined}
          problemId="erase-problem"
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
          Erase everything
        </button>
      </form>
    </section>
  );
}
