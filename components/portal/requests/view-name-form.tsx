import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { FormField } from "@/components/ui/form-field";
import type { SavedView } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { useSayOutcome } from "../use-say-outcome";

interface ViewNameFormProps {
  label: string;
  submit: string;
  /** A new view has no id. */
  view: Omit<SavedView, "id"> & Partial<Pick<SavedView, "id">>;
  /** Set where the form replaces something else: called when the view is saved, or the form is left. */
  onDone?: () => void;
}

/** Saves a view under the name that is typed. */
export function ViewNameForm({ label, submit, view, onDone }: ViewNameFormProps) {
  const { removeView, saveView } = useAuth();
  const say = useSayOutcome();
  const [name, setName] = useState(view.name);
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const isReplacing = onDone !== undefined;
  // The button that asked for this field is gone.
  useEffect(() => {
    if (isReplacing) inputRef.current?.select();
  }, [isReplacing]);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const outcome = await saveView({ ...view, name });
    setProblem(outcome.status === "refused" ? outcome.message : undefined);
    if (outcome.status === "refused") return;
    setName(view.name);
    const { id } = view;
    const undo = (saved: SavedView) =>
      id === undefined ? removeView(saved) : saveView({ ...view, id, undoes: saved });
    say(
      outcome,
      (saved) => `View “${saved.name}” saved in this browser.`,
      undo,
      (saved) =>
        id === undefined
          ? `View “${saved.name}” removed again.`
          : `The view is called “${saved.name}” again.`,
    );
    onDone?.();
  }

  return (
    <form noValidate onSubmit={save} className="mt-3 flex flex-wrap items-start gap-2 text-small">
      <FormField label={label} problem={problem} className="min-w-[min(12rem,100%)] flex-1">
        {(control) => (
          <input
            {...control}
            type="text"
            ref={inputRef}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FormField>
      <button type="submit" className="button button-main mt-6 min-h-11">
        {submit}
      </button>
      {onDone && (
        <button type="button" className="button mt-6 min-h-11" onClick={onDone}>
          Keep the name
        </button>
      )}
    </form>
  );
}
