import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { OpenedArchive } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { ArchivedRequests } from "./archived-requests";
import { countOfRequests } from "./count-of-requests";

/** A file that could be read. Bringing its requests back reads its text again. */
interface OpenedFile {
  name: string;
  text: string;
  archive: OpenedArchive;
}

/** Shows what is in an archive, and brings it back. */
export function OpenArchive() {
  const { openArchive, importBackup } = useAuth();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedFile>();
  const [problem, setProblem] = useState<{ message: string }>();

  async function open(file: File | undefined) {
    setOpened(undefined);
    setProblem(undefined);
    if (!file) return;
    try {
      const text = await file.text();
      const outcome = await openArchive(text);
      if (outcome.status === "refused") setProblem(outcome);
      else setOpened({ name: file.name, text, archive: outcome.value });
    } catch {
      setProblem({ message: "The browser could not read this file." });
    }
  }

  function close() {
    setOpened(undefined);
    if (!inputRef.current) return;
    inputRef.current.value = "";
    inputRef.current.focus();
  }

  async function bringBack({ text }: OpenedFile) {
    const outcome = await importBackup(text);
    close();
    if (outcome.status === "stored") toast(`${countOfRequests(outcome.value.requests)} brought back.`);
    else setProblem({ message: outcome.message });
  }

  return (
    <>
      <FormField
        label="Open an archive"
        hint="Shows what is in the file and changes nothing."
        className="mt-5"
      >
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        )}
      </FormField>
      <div className="mt-3">
        <Alert problem={problem} />
      </div>
      <div role="status">{opened && <Summary {...opened} />}</div>
      {opened && (
        <>
          <ArchivedRequests archive={opened.archive} />
          <div className="mt-4 flex flex-wrap gap-3">
            {opened.archive.missing > 0 && (
              <button type="button" className="button button-main" onClick={() => void bringBack(opened)}>
                Bring {countOfRequests(opened.archive.missing)} back
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              Close archive
            </button>
          </div>
        </>
      )}
    </>
  );
}

function Summary({ name, archive: { requests, missing, unreadable } }: OpenedFile) {
  const here = requests.length - missing;
  return (
    <p className="mt-3 wrap-anywhere">
      <strong>{name}</strong> has {countOfRequests(requests.length)}.
      {here > 0 && ` ${here} of them in this browser too.`}
      {unreadable > 0 && ` ${unreadable} of its entries cannot be read.`}
    </p>
  );
}
