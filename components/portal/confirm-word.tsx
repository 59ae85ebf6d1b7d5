import { useForm } from "react-hook-form";
import { Form, Submit, TextField } from "./form/form";

interface ConfirmWordProps {
  /** Names the form. */
  label: string;
  /** The user types this word to confirm. */
  word: string;
  /** Said when another word was typed. */
  otherwise: string;
  submit: string;
  /** Returns the message to show, if it was refused. */
  onConfirm: () => string | undefined;
}

/** A form for what cannot be undone: it does nothing until a word is typed. */
export function ConfirmWord({ label, word, otherwise, submit, onConfirm }: ConfirmWordProps) {
  const form = useForm({ defaultValues: { word: "" } });

  function confirm(typed: { word: string }) {
    const isTyped = typed.word.trim() === word;
    const message = isTyped ? onConfirm() : `Type ${word} in capital letters. ${otherwise}`;
    return message === undefined ? undefined : ({ status: "refused", message, field: "word" } as const);
  }

  return (
    <Form form={form} label={label} action={confirm} focusAlert className="mt-3 grid gap-4">
      <TextField name="word" label={`Type ${word} to confirm`} autoComplete="off" spellCheck={false} />
      <Submit className="justify-self-start border-alert text-alert">{submit}</Submit>
    </Form>
  );
}
