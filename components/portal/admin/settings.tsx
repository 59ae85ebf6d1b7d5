import { downloadText } from "@/components/ui/download-text";
import { useToast } from "@/components/ui/toasts";
import { eraseAll, removeEntry, restoreEntry } from "@/lib/portal/actions/erase";
import { exportBackup } from "@/lib/portal/actions/export-backup";
import type { QuarantinedEntry } from "@/lib/portal/storage/record-storage";
import { useAuth, usePortalState } from "../auth-provider";
import { SmallButton } from "../buttons";
import { ConfirmWord } from "../confirm-word";
import { focusMain } from "../focus";
import { counted } from "../format";
import { DownloadButton } from "../local-data/download-button";
import { StorageUse } from "../local-data/storage-use";
import { Row, Section } from "../section";
import { useSayOutcome } from "../use-say-outcome";
import { noteExport } from "./admin-notices";
import { FileImports } from "./file-imports";

/** Fixed: docs/behaviour.md#analytics. */
const RESPONSE_TARGET = "Under 15 minutes";

const LEVEL = "gap-x-6 py-3 sm:grid-cols-[14rem_1fr]";

/** The company's service levels, and backup, restore and erase. */
export default function Settings({ coverage }: { coverage: string }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <dl className="grid gap-x-16 lg:col-span-2 lg:grid-cols-2">
        <Row term="Call centre hours" className={LEVEL}>
          {coverage}
        </Row>
        <Row term="Response time target" className={LEVEL}>
          {RESPONSE_TARGET}
        </Row>
      </dl>
      <StorageUse />
      <BackupExport />
      <FileImports />
      <UnreadableValues />
      <EraseAll />
    </div>
  );
}

/** Downloads a backup. The quarantined entries are part of it: docs/behaviour.md#stored-records. */
function BackupExport() {
  const { run } = useAuth();
  const unreadable = usePortalState((state) => state.quarantined.length);
  return (
    <Section
      heading="Back up"
      about="One JSON file with all accounts, requests and their histories. Passwords of accounts are included as salted hashes."
    >
      {unreadable > 0 && (
        <p className="mt-1 text-soft">
          {counted(unreadable, "stored value")} could not be read. The file includes them unchanged, with
          passwords in plain text if they contain any.
        </p>
      )}
      <DownloadButton
        label="Export backup"
        make={() => run(exportBackup)}
        onDone={() => noteExport(Date.now())}
      />
    </Section>
  );
}

/** Thousands would take seconds to show. */
const MAX_SHOWN = 50;

/** The stored values that could not be read, to be saved or removed one by one: docs/behaviour.md#stored-records. */
function UnreadableValues() {
  const quarantined = usePortalState((state) => state.quarantined);
  const { run } = useAuth();
  const say = useSayOutcome();
  const isOne = quarantined.length === 1;
  if (quarantined.length === 0) return null;

  function remove(entry: QuarantinedEntry) {
    const outcome = run(removeEntry, entry);
    const undo = () => run(restoreEntry, entry);
    if (say(outcome, "The value was removed.", undo, "The value is as it was before.")) focusMain();
  }

  return (
    <Section
      heading="Unreadable values"
      about={`${counted(quarantined.length, "stored value")} could not be read. Nothing is written over ${isOne ? "it" : "them"} until you remove ${isOne ? "it" : "the value"}. A backup with a readable copy brings it back.`}
    >
      <ul className="mt-3 text-small">
        {quarantined.slice(0, MAX_SHOWN).map((entry) => (
          <li key={entry.key} className="border-t border-line py-1 wrap-anywhere">
            <code>{entry.key}</code>: {entry.reason}
            <div className="my-2 flex flex-wrap gap-3">
              <SmallButton
                onClick={() => downloadText("stored-value.txt", entry.raw, "text/plain;charset=utf-8")}
              >
                Download
              </SmallButton>
              <SmallButton className="border-alert text-alert" onClick={() => remove(entry)}>
                Remove
              </SmallButton>
            </div>
          </li>
        ))}
      </ul>
      {quarantined.length > MAX_SHOWN && <p className="mt-1 text-small">The first {MAX_SHOWN} are shown.</p>}
    </Section>
  );
}

/** Erases everything that is stored. */
function EraseAll() {
  const { run } = useAuth();
  const toast = useToast();

  function erase() {
    const outcome = run(eraseAll);
    if (outcome.status !== "stored") return outcome.message;
    toast("Everything was erased.");
    return undefined;
  }

  return (
    <Section
      heading="Erase everything"
      about="Removes all accounts, requests and histories from this browser and signs you out. You can restore them only from a backup."
    >
      <ConfirmWord
        label="Erase everything"
        word="ERASE"
        otherwise="Nothing was erased."
        submit="Erase everything"
        onConfirm={erase}
      />
    </Section>
  );
}
