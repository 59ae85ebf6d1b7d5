import { useRef, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { Outcome } from "@/lib/portal";

interface FileReviewProps<Content, Stored> {
  /** Names the field. */
  label: string;
  hint?: string;
  /** The kinds of files that the field offers. */
  accept: string;
  /** Reads the text of a file without changing anything. */
  read: (
    text: string,
  ) => Promise<{ status: "ready"; value: Content } | { status: "refused"; message: string }>;
  /** Says in short what is in the file. Screen readers read it out. */
  summary: (name: string, content: Content) => ReactNode;
  /** Below the summary. */
  details?: (content: Content) => ReactNode;
  /** The text of the button that adds the content; undefined if there is nothing to add. */
  submit: (content: Content) => string | undefined;
  cancel: string;
  /** Adds the content of a file, and returns how to undo that. It gets the text, because the data here may have changed since it was read. */
  add: (text: string) => Promise<Outcome<Stored>>;
  /** Said after the content was added. */
  done: (stored: Stored) => string;
}

interface ReadFile<Content> {
  name: string;
  text: string;
  content: Content;
}

/** Shows what is in a file that the user chooses, and adds it to the data here when the user wants so. */
export function FileReview<Content, Stored extends { undo?: () => Outcome<null> }>(
  props: FileReviewProps<Content, Stored>,
) {
  const { read, summary, details, submit, cancel, add, done, accept, ...field } = props;
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ReadFile<Content>>();
  const [problem, setProblem] = useState<{ message: string }>();
  const [busy, setBusy] = useState(false);

  async function choose(chosen: File | undefined) {
    setFile(undefined);
    setProblem(undefined);
    if (!chosen) return;
    const result = await readFile(chosen);
    // Another file may have been chosen meanwhile.
    if (inputRef.current?.files?.[0] !== chosen) return;
    if ("message" in result) setProblem(result);
    else setFile(result);
  }

  async function readFile(chosen: File): Promise<ReadFile<Content> | { message: string }> {
    const text = await chosen.text().catch(() => undefined);
    if (text === undefined) return { message: "The browser could not read this file." };
    const outcome = await read(text);
    if (outcome.status === "refused") return outcome;
    return { name: chosen.name, text, content: outcome.value };
  }

  function close() {
    setFile(undefined);
    if (!inputRef.current) return;
    inputRef.current.value = "";
    inputRef.current.focus();
  }

  async function addContent({ text }: ReadFile<Content>) {
    setBusy(true);
    const outcome = await add(text);
    setBusy(false);
    close();
    if (outcome.status !== "stored") {
      setProblem({ message: outcome.message });
      return;
    }
    const { undo } = outcome.value;
    toast(done(outcome.value), undo && (() => takeBack(undo)));
  }

  function takeBack(undo: () => Outcome<null>) {
    const outcome = undo();
    toast(outcome.status === "stored" ? "What was imported was removed again." : outcome.message);
  }

  const submitText = file && submit(file.content);
  return (
    <>
      <FormField {...field} className="mt-3">
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
      <div role="status">{file && summary(file.name, file.content)}</div>
      {file && (
        <>
          {details?.(file.content)}
          <div className="mt-4 flex flex-wrap gap-3">
            {submitText !== undefined && (
              <button
                type="button"
                className="button button-main"
                disabled={busy}
                onClick={() => void addContent(file)}
              >
                {submitText}
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              {cancel}
            </button>
          </div>
        </>
      )}
    </>
  );
}
