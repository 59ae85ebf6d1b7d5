import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { ImportSummary } from "@/lib/portal";
import { useAuth } from "../auth-provider";

function describe({ skipped }: ImportSummary): string {
  if (skipped.length === 0) return "Backup imported.";
  return `Backup imported, without ${skipped.length} ${skipped.length === 1 ? "entry" : "entries"}.`;
}

/** A file that passed the dry run. The import reads its text again. */
interface CheckedFile {
  name: string;
  text: string;
  summary: ImportSummary;
}

/** Imports a backup: a dry run first, then the import itself. Its rules: docs/behaviour.md#stored-records. */
export function BackupImport() {
  const { previewImport, importBackup } = useAuth();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<CheckedFile>();
  const [problem, setProblem] = useState<{ message: string }>();

  async function check(file: File | undefined) {
    setChecked(undefined);
    setProblem(undefined);
    if (!file) return;
    try {
      const text = await file.text();
      const outcome = previewImport(text);
      if (outcome.status === "refused") setProblem(outcome);
      else setChecked({ name: file.name, text, summary: outcome.value });
    } catch {
      setProblem({ message: "The browser could not read this file." });
    }
  }

  function close() {
    setChecked(undefined);
    if (!inputRef.current) return;
    inputRef.current.value = "";
    inputRef.current.focus();
  }

  function add({ text }: CheckedFile) {
    const outcome = importBackup(text);
    close();
    if (outcome.status === "stored") toast(describe(outcome.value));
    else setProblem({ message: outcome.message });
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Restore from a backup</h2>
      <p className="mt-1 text-soft">
        Choosing a file starts a dry run, which shows what would be added and changes nothing. Existing
        entries stay as they are.
      </p>
      <FormField label="Backup file" className="mt-3">
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => check(target.files?.[0])}
          />
        )}
      </FormField>
      <div className="mt-3">
        <Alert problem={problem} />
      </div>
      <div role="status">{checked && <Plan name={checked.name} summary={checked.summary} />}</div>
      {checked && (
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="button button-main" onClick={() => add(checked)}>
            Import backup
          </button>
          <button type="button" className="button" onClick={close}>
            Cancel import
          </button>
        </div>
      )}
    </section>
  );
}

/** A damaged file can have thousands. */
const MAX_LISTED = 100;

function Skipped({ entries }: { entries: ImportSummary["skipped"] }) {
  const rest = entries.length - MAX_LISTED;
  return (
    <details className="mt-2 text-small">
      <summary className="inline-block cursor-pointer py-1 font-semibold underline underline-offset-4">
        Entries that cannot be imported
      </summary>
      <ul>
        {entries.slice(0, MAX_LISTED).map(({ entry, reason }) => (
          <li key={entry} className="border-t border-line py-1 wrap-anywhere">
            <code>{entry}</code>: {reason}
          </li>
        ))}
        {rest > 0 && <li className="border-t border-line py-1">and {rest} more</li>}
      </ul>
    </details>
  );
}

function Plan({ name, summary }: Pick<CheckedFile, "name" | "summary">) {
  const rows: [string, number][] = [
    ["Accounts to add", summary.users],
    ["Requests to add", summary.requests],
    ["Status changes to add", summary.changes],
    ["Edits and comments to add", summary.events],
    ["Skipped: already in this browser", summary.existing],
    ["Skipped: the email already has an account", summary.emailsTaken],
    ["Skipped: administrators", summary.administrators],
    ["Skipped: cannot be imported", summary.skipped.length],
  ];
  return (
    <>
      <p className="mt-3 font-semibold wrap-anywhere">Dry run of {name}</p>
      <dl className="mt-1 text-small tabular-nums">
        {rows.map(([term, count]) => (
          <div key={term} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt>{term}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {summary.skipped.length > 0 && <Skipped entries={summary.skipped} />}
    </>
  );
}
