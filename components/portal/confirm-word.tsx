import { useId, useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";

interface ConfirmWordProps {
  /** Names the form. */
  label: string;
  /** The user types this word to confirm. */
  word: string;
  /** Said when another word was typed. */
  otherwise: string;
  submit: string;
  /** Returns the message to show, if it was refused. */
  onConfirm: () => string | undefined | Promise<string | undefined>;
}

/** A form for what cannot be undone: it does nothing until a word is typed. */
export function ConfirmWord({ label, word, otherwise, submit, onConfirm }: ConfirmWordProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<{ message: string }>();
  const problemId = useId();

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const message =
      typed.trim() === word ? await onConfirm() : `Type ${word} in capital letters. ${otherwise}`;
    setProblem(message === undefined ? undefined : { message });
  }

  return (
    <form noValidate onSubmit={(event) => void confirm(event)} aria-label={label} className="mt-3 grid gap-4">
      <Alert id={problemId} problem={problem} focused />
      <FormField label={`Type ${word} to confirm`} invalid={problem !== undefined} problemId={problemId}>
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
        {submit}
      </button>
    </form>
  );
}
