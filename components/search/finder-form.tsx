"use client";

import { useMemo, useState, type FormEvent } from "react";
import { QueryProvider } from "@/components/ui/query-provider";
import { describeChoice, destinationOf } from "@/lib/search/combination";
import { PARTS, type Part } from "@/lib/search/entry";
import { readFinder, suggestFor, type FinderTexts, type Reading } from "@/lib/search/finder";
import { FinderField } from "./finder-field";
import { LABELS, FORM_CLASS } from "./finder-labels";
import { leaveFor } from "./leave";
import { useSearchEngine } from "./use-search-engine";

export interface FinderFormProps {
  /** What the plain fields held. */
  initial: FinderTexts;
  /** What the fields show while they are empty. */
  example: FinderTexts;
  /** The field that had the focus. */
  focus?: Part;
  /** Goes to a page: landing pages have no soft navigation. */
  leave?: (url: string) => void;
}

/** Three comboboxes and the page they lead to. A client component: see its fields. */
export function FinderForm(props: FinderFormProps) {
  return (
    <QueryProvider>
      <Form {...props} />
    </QueryProvider>
  );
}

function Form({ initial, example, focus, leave = leaveFor }: FinderFormProps) {
  const { engine, failed, retry } = useSearchEngine();
  const [texts, setTexts] = useState(initial);
  const [complaint, setComplaint] = useState("");
  const reading = useMemo(() => engine && readFinder(engine, texts), [engine, texts]);
  const url = reading && destinationOf(reading.choice);

  function write(changed: Partial<FinderTexts>) {
    setTexts((earlier) => ({ ...earlier, ...changed }));
    setComplaint("");
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!reading) setComplaint("The list of towns is on its way: one moment, then again.");
    else if (reading.unknown.length === 0 && url) leave(url);
    else setComplaint(complain(reading, texts));
  }

  return (
    <>
      <form className={FORM_CLASS} onSubmit={submit}>
        {PARTS.map((part) => (
          <FinderField
            key={part}
            part={part}
            text={texts[part]}
            placeholder={example[part]}
            suggestions={engine && ((text) => suggestFor(engine, part, text))}
            focused={part === focus}
            onWrite={write}
          />
        ))}
        <button type="submit" className="button">
          Show the page
        </button>
      </form>
      <div className="mt-3 min-h-7">
        {failed && (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            The list of towns could not be fetched.
            <button type="button" className="button" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        <p role="status">{complaint}</p>
        {!complaint && url && reading.unknown.length === 0 && (
          <a href={url} className="text-clyde underline underline-offset-4">
            {describeChoice(reading.choice)}
          </a>
        )}
      </div>
    </>
  );
}

function complain({ unknown }: Reading, texts: FinderTexts): string {
  const [part] = unknown;
  if (!part) return "Fill in at least one field.";
  return `${LABELS[part]}: nothing here is called “${texts[part].trim()}”.`;
}
