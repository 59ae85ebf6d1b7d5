import { useRef, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { Exported } from "@/lib/portal/actions/export-backup";
import {
  importBackup,
  importCsv,
  previewCsv,
  previewImport,
  type CsvImport,
  type CsvKind,
} from "@/lib/portal/actions/import-files";
import type { SubjectDiff } from "@/lib/portal/import-diff";
import type { ImportSummary } from "@/lib/portal/import-plan";
import type { Outcome } from "@/lib/portal/outcome";
import { useAuth } from "../auth-provider";
import { Button } from "../buttons";
import { counted } from "../format";
import { Section } from "../section";

/** What a dry run shows of a file. */
interface DryRun {
  counts: readonly (readonly [term: string, count: number])[];
  /** What would be added and changed, by account and request. */
  entries: readonly SubjectDiff[];
  /** What is not imported, and why. */
  problems: readonly string[];
  /** More about the file as a whole. */
  notes?: readonly string[];
  /** The text of the button that imports the file; undefined if it has nothing to import. */
  submit: string | undefined;
  /** Said after the import; undefined if nothing was imported. */
  done: string | undefined;
}

interface FileImportProps<Plan> {
  heading: string;
  /** Names the field. */
  label: string;
  /** The kinds of files that the field offers. */
  accept: string;
  /** What the file must be like. */
  about: ReactNode;
  preview: (text: string) => Exported<Plan>;
  /** Gets the text, because the data here may have changed since the dry run. */
  add: (text: string, leftOut: ReadonlySet<string>) => Outcome<Plan>;
  describe: (plan: Plan) => DryRun;
}

const ABOUT =
  "Choosing a file starts a dry run, which shows what would be added and changed, and changes nothing.";

/** The imports of files. Fetched with the settings. */
export function FileImports() {
  const { run } = useAuth();
  return (
    <>
      <FileImport
        heading="Restore from a backup"
        label="Backup file"
        accept="application/json,.json"
        about={`${ABOUT} Where a request is in both, the later status and edit count: the dry run names them, and each can be left out.`}
        preview={(text) => run(previewImport, text)}
        add={(text, leftOut) => run(importBackup, text, leftOut)}
        describe={describeBackup}
      />
      {(["customers", "requests"] as const).map((kind) => (
        <FileImport
          key={kind}
          heading={`Import ${kind} from CSV`}
          label={`CSV file of ${kind}`}
          accept=".csv,.tsv,.txt,text/csv"
          about={`The first row names the columns, as in an exported file: ${kinds[kind].required} are required. ${ABOUT} ${kinds[kind].about}`}
          preview={(text) => run(previewCsv, kind, text)}
          add={(text, leftOut) => run(importCsv, kind, text, leftOut)}
          describe={(plan) => describeCsv(kind, plan)}
        />
      ))}
    </>
  );
}

function describeBackup(summary: ImportSummary): DryRun {
  const { users, requests, changes, events, skipped } = summary;
  const without = skipped.length > 0 ? `, without ${counted(skipped.length, "entry", "entries")}` : "";
  return {
    counts: [
      ["Accounts to add", users],
      ["Requests to add", requests],
      ["Status changes to add", changes],
      ["Edits and comments to add", events],
      ["Skipped: already in this browser", summary.existing],
      ["Skipped: the email already has an account", summary.emailsTaken],
      ["Skipped: administrators", summary.administrators],
      ["Skipped: moved to a file, which brings them back", summary.archived],
      ["Skipped: cannot be imported", skipped.length],
    ],
    entries: summary.entries,
    problems: skipped.map(({ entry, reason }) => `${entry}: ${reason}`),
    // Also with nothing to add: it ends an import that was cut off.
    submit: "Import backup",
    done: users + requests + changes + events > 0 ? `Backup imported${without}.` : undefined,
  };
}

const kinds: Record<CsvKind, { one: string; required: string; about: string }> = {
  customers: {
    one: "customer",
    required: "Email, First name and Last name",
    about:
      "Existing accounts stay as they are. A file has no passwords: an imported customer cannot sign in until you set one on the customer’s page.",
  },
  requests: {
    one: "request",
    required: "Email, Service, Industry and Description",
    about: "Existing requests stay as they are.",
  },
};

function describeCsv(kind: CsvKind, { records, existing, entries, ...plan }: CsvImport): DryRun {
  const count = counted(records.length, kinds[kind].one);
  const isEmpty = records.length === 0;
  return {
    counts: [
      [`${kind === "customers" ? "Customers" : "Requests"} to add`, records.length],
      ["Rows that are in this browser already", existing],
      ["Rows that cannot be imported", plan.problems.length],
    ],
    entries,
    problems: plan.problems.map(({ row, column, reason }) => `Line ${row}, ${column}: ${reason}`),
    notes: [
      ...(plan.unused.length > 0 ? [`Columns that are not read: ${plan.unused.join(", ")}`] : []),
      ...plan.renumbered.map(([from, to]) => `${from} becomes ${to}: another request has its number`),
    ],
    submit: isEmpty ? undefined : `Import ${count}`,
    done: isEmpty ? undefined : `${count} imported.`,
  };
}

const UNREADABLE = { status: "refused", message: "The browser could not read this file." } as const;

/** FileImports a file: a dry run first, then the import itself. Rules: docs/behaviour.md#stored-records. */
function FileImport<Plan>(props: FileImportProps<Plan>) {
  const { heading, label, accept, about, preview, add, describe } = props;
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; text: string; run: DryRun }>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<{ message: string }>();

  async function choose(chosen: File | undefined) {
    setFile(undefined);
    setLeftOut(new Set());
    setProblem(undefined);
    if (!chosen) return;
    const text = await chosen.text().catch(() => undefined);
    const outcome = text === undefined ? UNREADABLE : preview(text);
    // Another file may have been chosen meanwhile.
    if (inputRef.current?.files?.[0] !== chosen) return;
    if (outcome.status === "refused") setProblem(outcome);
    else setFile({ name: chosen.name, text: text ?? "", run: describe(outcome.value) });
  }

  function close() {
    setFile(undefined);
    if (!inputRef.current) return;
    inputRef.current.value = "";
    inputRef.current.focus();
  }

  function store(text: string) {
    const outcome = add(text, leftOut);
    close();
    if (outcome.status !== "stored") return setProblem({ message: outcome.message });
    const { done = "Nothing was imported: all that was chosen is in this browser already." } = describe(
      outcome.value,
    );
    toast(done);
  }

  return (
    <Section heading={heading} about={about}>
      <FormField label={label} className="mt-3">
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept={accept}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </FormField>
      <div className="mt-3">
        <Alert problem={problem} />
      </div>
      <div role="status">
        {file && (
          <>
            <p className="mt-3 font-semibold wrap-anywhere">Dry run of {file.name}</p>
            <dl className="mt-1 text-small tabular-nums">
              {file.run.counts.map(([term, count]) => (
                <div key={term} className="flex justify-between gap-4 border-t border-line py-1.5">
                  <dt>{term}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      {file && (
        <>
          {file.run.notes?.map((note) => (
            <p key={note} className="border-t border-line py-1.5 text-small wrap-anywhere text-soft">
              {note}
            </p>
          ))}
          <div className="my-3 flex flex-wrap gap-3">
            {file.run.submit !== undefined && (
              <Button className="button-main" onClick={() => store(file.text)}>
                {file.run.submit}
                {leftOut.size > 0 && `, without ${leftOut.size}`}
              </Button>
            )}
            <Button onClick={close}>Cancel import</Button>
          </div>
          {[false, true].map((added) => (
            <Items
              key={String(added)}
              label={added ? "What would be added" : "What would change"}
              items={file.run.entries
                .filter(({ isNew }) => isNew === added)
                .map((entry) => (
                  <Entry key={entry.id} entry={entry} leftOut={leftOut} onChange={setLeftOut} />
                ))}
            />
          ))}
          <Items label="What cannot be imported" items={file.run.problems} />
        </>
      )}
    </Section>
  );
}

/** A file can have thousands. */
const MAX_LISTED = 100;

function Items({ label, items }: { label: string; items: readonly ReactNode[] }) {
  const rest = items.length - MAX_LISTED;
  if (items.length === 0) return null;
  return (
    <details open={items.length <= MAX_LISTED / 10 || undefined} className="border-t border-line text-small">
      <summary className="cursor-pointer py-1.5 font-semibold">
        {label} ({items.length})
      </summary>
      <ul aria-label={label}>
        {items.slice(0, MAX_LISTED).map((item, index) => (
          <li key={index} className="border-t border-line py-1 wrap-anywhere">
            {item}
          </li>
        ))}
        {rest > 0 && <li className="border-t border-line py-1">and {rest} more</li>}
      </ul>
    </details>
  );
}

interface EntryProps {
  entry: SubjectDiff;
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** An account or a request, which can be left out. */
function Entry({ entry, leftOut, onChange }: EntryProps) {
  const { id, name, changes, canBeLeftOut } = entry;
  const text = (
    <span className="min-w-0">
      {name}
      {changes.map((change) => (
        <span key={change} className="block text-soft">
          {change}
        </span>
      ))}
    </span>
  );
  if (!canBeLeftOut) return text;
  function toggle() {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }
  return (
    <label className="flex cursor-pointer gap-2">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0"
        checked={!leftOut.has(id)}
        onChange={toggle}
      />
      {text}
    </label>
  );
}
