import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { downloadText } from "@/components/ui/download";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toasts";
import type { ArchiveFile, Archived } from "@/lib/portal";
import { unchangedSince } from "@/lib/portal/rules/archive";
import { useAuth, usePortalState } from "../auth-provider";
import { countOfRequests } from "./count-of-requests";

/** In days. */
const AGES = { "90": "three months", "180": "six months", "365": "one year", "730": "two years" } as const;
type Age = keyof typeof AGES;
const ages = Object.entries(AGES) as [Age, string][];

const DAY_MS = 86_400_000;
const sinceOf = (age: Age) => Date.now() - Number(age) * DAY_MS;

function describe({ moved, left }: Archived): string {
  const done = `${countOfRequests(moved)} ${moved === 1 ? "was" : "were"} moved to the archive.`;
  if (left === 0) return done;
  return `${done} ${countOfRequests(left)} of the file changed meanwhile and ${left === 1 ? "stays" : "stay"} here.`;
}

/** Writes an archive, and removes its requests once the user has confirmed that the file is saved. */
export function WriteArchive() {
  const { writeArchive, removeArchived, importBackup } = useAuth();
  const toast = useToast();
  const records = usePortalState((state) => state.records);
  const requests = usePortalState((state) => state.allRequests);
  const [age, setAge] = useState<Age>("365");
  const [file, setFile] = useState<ArchiveFile>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string }>();
  const chooseRef = useRef<HTMLSelectElement>(null);
  const count = useMemo(
    () => unchangedSince(records, requests, sinceOf(age)).length,
    [records, requests, age],
  );

  /** Another choice is another file. */
  function choose(days: string) {
    setAge(ages.find(([value]) => value === days)?.[0] ?? age);
    setFile(undefined);
  }

  async function save() {
    setBusy(true);
    setProblem(undefined);
    const outcome = await writeArchive(sinceOf(age));
    setBusy(false);
    if (outcome.status === "refused") {
      setProblem(outcome);
      return;
    }
    setFile(outcome.value);
    download(outcome.value);
  }

  function close() {
    setFile(undefined);
    chooseRef.current?.focus();
  }

  async function remove({ text }: ArchiveFile) {
    setBusy(true);
    const outcome = await removeArchived(text);
    setBusy(false);
    close();
    if (outcome.status === "stored") toast(describe(outcome.value), () => void undo(text));
    else setProblem({ message: outcome.message });
  }

  async function undo(text: string) {
    const outcome = await importBackup(text);
    toast(
      outcome.status === "stored"
        ? `${countOfRequests(outcome.value.requests)} brought back.`
        : outcome.message,
    );
  }

  return (
    <div className="mt-3">
      <FormField label="Not changed for">
        {(control) => (
          <Select
            {...control}
            ref={chooseRef}
            value={age}
            onChange={({ target }) => choose(target.value)}
            options={ages}
          />
        )}
      </FormField>
      <p role="status" className="mt-2 text-small tabular-nums">
        {count === 0
          ? `No request is completed or cancelled and has not changed for ${AGES[age]}.`
          : `${countOfRequests(count)} completed or cancelled, and not changed for ${AGES[age]}.`}
      </p>
      <div className="mt-3">
        <Alert problem={problem} />
      </div>
      {file ? (
        <Confirmation file={file} busy={busy} onRemove={() => void remove(file)} onClose={close} />
      ) : (
        <button
          type="button"
          className="button mt-3"
          disabled={busy || count === 0}
          onClick={() => void save()}
        >
          Save as a file
        </button>
      )}
    </div>
  );
}

function download({ name, text }: ArchiveFile) {
  downloadText(name, text, "application/json");
}

interface ConfirmationProps {
  file: ArchiveFile;
  busy: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** A browser does not say whether a file was saved, so the user has to. */
function Confirmation({ file, busy, onRemove, onClose }: ConfirmationProps) {
  const count = countOfRequests(file.requests);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  // The button that was pressed is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="Confirm the archive"
      aria-describedby={id}
      className="mt-3"
    >
      <p id={id}>
        The file <strong className="wrap-anywhere">{file.name}</strong> has {count},{" "}
        {file.requests === 1 ? "which is" : "which are"} still in this browser. A website is not told whether
        a download was saved: find the file on your device before you remove them here.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button button-main" disabled={busy} onClick={onRemove}>
          The file is saved: remove {count}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => download(file)}>
          Save again
        </button>
        <button type="button" className="button" disabled={busy} onClick={onClose}>
          Keep them here
        </button>
      </div>
    </div>
  );
}
