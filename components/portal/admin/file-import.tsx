import { useRef, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { Outcome } from "@/lib/portal";

/** What a dry run shows of a file. */
export interface DryRun {
  counts: readonly (readonly [term: string, count: number])[];
  /** What is not imported, and why. */
  problems: readonly string[];
  /** More about the file as a whole. */
  note?: string;
  /** The text of the button that imports the file; undefined if it has nothing to import. */
  submit: string | undefined;
}

interface FileImportProps<Plan> {
  heading: string;
  /** Names the field. */
  label: string;
  /** The kinds of files that the field offers. */
  accept: string;
  /** What the file must be like. */
  children: ReactNode;
  preview: (
    text: string,
  ) => Promise<{ status: "ready"; value: Plan } | { status: "refused"; message: string }>;
  add: (text: string) => Promise<Outcome<Plan>>;
  describe: (plan: Plan) => DryRun;
  /** Said after the import. */
  done: (plan: Plan) => string;
}

/** A file that passed the dry run. The import reads its text again. */
interface CheckedFile {
  name: string;
  text: string;
  dryRun: DryRun;
}

/** Imports a file: a dry run first, then the import itself. Rules: docs/behaviour.md#stored-records. */
export function FileImport<Plan>({ preview, add, describe, done, ...texts }: FileImportProps<Plan>) {
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<CheckedFile>();
  const [problem, setProblem] = useState<{ message: string }>();
  const [busy, setBusy] = useState(false);

  async function check(file: File | undefined) {
    setChecked(undefined);
    setProblem(undefined);
    if (!file) return;
    const result = await dryRunOf(file);
    // Another file may have been chosen meanwhile.
    if (inputRef.current?.files?.[0] !== file) return;
    if ("message" in result) setProblem(result);
    else setChecked(result);
  }

  async function dryRunOf(file: File): Promise<CheckedFile | { message: string }> {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return { message: "The browser could not read this file." };
    try {
      const outcome = await preview(text);
      if (outcome.status === "refused") return outcome;
      return { name: file.name, text, dryRun: describe(outcome.value) };
    } catch {
      // The code of the imports is fetched with the first of them.
      return {
        message:
          "The code that reads this file could not be loaded. Nothing was changed. Reload this page and choose the file again.",
      };
    }
  }

  function close() {
    setChecked(undefined);
    if (!inputRef.current) return;
    inputRef.current.value = "";
    inputRef.current.focus();
  }

  async function submit({ text }: CheckedFile) {
    setBusy(true);
    const outcome = await add(text);
    setBusy(false);
    close();
    if (outcome.status === "stored") toast(done(outcome.value));
    else setProblem({ message: outcome.message });
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">{texts.heading}</h2>
      <p className="mt-1 text-soft">{texts.children}</p>
      <FormField label={texts.label} className="mt-3">
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept={texts.accept}
            onChange={({ target }) => void check(target.files?.[0])}
          />
        )}
      </FormField>
      <div className="mt-3">
        <Alert problem={problem} />
      </div>
      <div role="status">{checked && <Result name={checked.name} dryRun={checked.dryRun} />}</div>
      {checked && (
        <div className="mt-4 flex flex-wrap gap-3">
          {checked.dryRun.submit !== undefined && (
            <button
              type="button"
              className="button button-main"
              disabled={busy}
              onClick={() => void submit(checked)}
            >
              {checked.dryRun.submit}
            </button>
          )}
          <button type="button" className="button" onClick={close}>
            Cancel import
          </button>
        </div>
      )}
    </section>
  );
}

/** A damaged or wrong file can have thousands. */
const MAX_LISTED = 100;

function Result({ name, dryRun: { counts, note, problems } }: { name: string; dryRun: DryRun }) {
  const rest = problems.length - MAX_LISTED;
  return (
    <>
      <p className="mt-3 font-semibold wrap-anywhere">Dry run of {name}</p>
      <dl className="mt-1 text-small tabular-nums">
        {counts.map(([term, count]) => (
          <div key={term} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt>{term}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="border-t border-line py-1.5 text-small wrap-anywhere text-soft">{note}</p>}
      {problems.length > 0 && (
        <ul className="text-small" aria-label="What cannot be imported">
          {problems.slice(0, MAX_LISTED).map((text) => (
            <li key={text} className="border-t border-line py-1 wrap-anywhere">
              {text}
            </li>
          ))}
          {rest > 0 && <li className="border-t border-line py-1">and {rest} more</li>}
        </ul>
      )}
    </>
  );
}
