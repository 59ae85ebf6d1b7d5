import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { SavedView } from "@/lib/portal";
import { useAuth } from "../auth-provider";

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
  const toast = useToast();
  const [name, setName] = useState(view.name);
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const isReplacing = onDone !== undefined;
  // The button that asked for this field is gone.
  useEffect(() => {
    if (isReplacing) inputRef.current?.select();
  }, [isReplacing]);

  async function undo(saved: SavedView) {
    const { id } = view;
    const outcome = await (id === undefined ? removeView(saved) : saveView({ ...view, id, undoes: saved }));
    if (outcome.status !== "stored") toast(outcome.message);
    else
      toast(
        id === undefined ? `View “${saved.name}” removed again.` : `The view is called “${view.name}” again.`,
      );
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const outcome = await saveView({ ...view, name });
    if (outcome.status === "refused") {
      setProblem(outcome.message);
      return;
    }
    setProblem(undefined);
    setName(view.name);
    const { value } = outcome;
    if (outcome.status === "unsaved") toast(outcome.message);
    else toast(`View “${value.name}” saved in this browser.`, () => void undo(value));
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
