import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { CsvPlan } from "@/lib/portal";
import { useAuth } from "../auth-provider";

/** A file that passed the dry run. The import reads its text again. */
interface CheckedFile {
  name: string;
  text: string;
  plan: CsvPlan;
}

const countOf = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Imports requests from a CSV file: a dry run first, then the import itself. Rules: docs/behaviour.md#stored-records. */
export default function CsvImport() {
  const { previewCsv, importCsv } = useAuth();
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
      const outcome = await previewCsv(text);
      if (outcome.status === "refused") setProblem(outcome);
      else setChecked({ name: file.name, text, plan: outcome.value });
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

  async function add({ text }: CheckedFile) {
    const outcome = await importCsv(text);
    close();
    if (outcome.status !== "stored") setProblem({ message: outcome.message });
    else toast(`${countOf(outcome.value.requests.length, "request")} imported.`);
  }

  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Import requests from CSV</h2>
      <p className="mt-1 text-soft">
        The first row names the columns, as in an exported file: Email, Service, Industry and Description are
        required. Choosing a file starts a dry run, which changes nothing. Existing requests stay as they are.
      </p>
      <FormField label="CSV file" className="mt-3">
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => void check(target.files?.[0])}
          />
        )}
      </FormField>
      <div className="mt-3">
        <Alert problem={problem} />
      </div>
      <div role="status">{checked && <DryRun name={checked.name} plan={checked.plan} />}</div>
      {checked && (
        <div className="mt-4 flex flex-wrap gap-3">
          {checked.plan.requests.length > 0 && (
            <button type="button" className="button button-main" onClick={() => void add(checked)}>
              Import {countOf(checked.plan.requests.length, "request")}
            </button>
          )}
          <button type="button" className="button" onClick={close}>
            Cancel CSV import
          </button>
        </div>
      )}
    </section>
  );
}

/** A wrong file can have thousands. */
const MAX_LISTED = 100;

function DryRun({ name, plan }: Pick<CheckedFile, "name" | "plan">) {
  const rows: [string, number][] = [
    ["Requests to be added", plan.requests.length],
    ["Rows that are in this browser already", plan.existing],
    ["Rows that cannot be imported", plan.problems.length],
  ];
  const rest = plan.problems.length - MAX_LISTED;
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
      {plan.unused.length > 0 && (
        <p className="border-t border-line py-1.5 text-small wrap-anywhere text-soft">
          Columns that are not read: {plan.unused.join(", ")}
        </p>
      )}
      {plan.problems.length > 0 && (
        <ul className="text-small" aria-label="Rows that cannot be imported">
          {plan.problems.slice(0, MAX_LISTED).map(({ row, column, reason }) => (
            <li key={row} className="border-t border-line py-1 wrap-anywhere">
              Line {row}, {column}: {reason}
            </li>
          ))}
          {rest > 0 && <li className="border-t border-line py-1">and {rest} more</li>}
        </ul>
      )}
    </>
  );
}
