"use client";

import { useMemo, useState, type FormEvent } from "react";
import { QueryProvider } from "@/components/ui/query-provider";
import { describeChoice, destinationOf } from "@/lib/search/combination";
import { LANDING_KINDS, type Choice, type LandingKind } from "@/lib/search/search-entry";
import { readFinder, suggestFor, type FinderTexts, type FinderResult } from "@/lib/search/finder-texts";
import { CompareLinks } from "./compare-links";
import { FinderCombobox } from "./finder-combobox";
import { FORM_CLASS, LABELS } from "./finder-labels-and-classes";
import { loadPage } from "./load-page";
import { useSearchEngine } from "./use-search-engine";

const EMPTY = "Fill in at least one field.";

export interface FinderFormProps {
  /** What was typed into the plain fields, which the comboboxes replace. */
  initial: FinderTexts;
  /** Placeholders. */
  example: FinderTexts;
  /** The plain field that had the focus: its combobox takes it. */
  focus?: LandingKind;
  /** True if the button of the plain fields was pressed. */
  pressed?: boolean;
  /** Opens a page. Tests pass a mock. */
  navigate?: (url: string) => void;
}

/** Three comboboxes and a link to the page they name. */
export function FinderForm(props: FinderFormProps) {
  return (
    <QueryProvider>
      <Form {...props} />
    </QueryProvider>
  );
}

function Form({ initial, example, focus, pressed = false, navigate = loadPage }: FinderFormProps) {
  const { engine, failed, retry } = useSearchEngine();
  const [texts, setTexts] = useState(initial);
  const isEmpty = LANDING_KINDS.every((kind) => initial[kind].trim() === "");
  const [problem, setProblem] = useState(pressed && isEmpty ? EMPTY : "");
  const reading = useMemo(() => engine && readFinder(engine, texts), [engine, texts]);
  const url = reading && destinationOf(reading.choice);
  const namesakes = reading?.alternatives ?? [];

  function update(changed: Partial<FinderTexts>) {
    setTexts((current) => ({ ...current, ...changed }));
    setProblem("");
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!reading) setProblem("Still loading the list of cities. Try again in a moment.");
    else if (reading.alternatives.length > 0) setProblem("Several cities have this name. Choose one.");
    else if (reading.unknown.length === 0 && url) navigate(url);
    else setProblem(describeProblem(reading, texts));
  }

  return (
    <>
      <form className={FORM_CLASS} onSubmit={submit}>
        {LANDING_KINDS.map((kind) => (
          <FinderCombobox
            key={kind}
            kind={kind}
            text={texts[kind]}
            placeholder={example[kind]}
            suggestions={engine && ((text) => suggestFor(engine, kind, text))}
            focused={kind === focus}
            onChange={update}
          />
        ))}
        <button type="submit" className="button">
          Show the page
        </button>
      </form>
      <div className="mt-3 min-h-7">
        {failed && (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            The list of cities could not be loaded.
            <button type="button" className="button" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        <p role="status">{problem}</p>
        {namesakes.length > 0 ? (
          <ul>
            {namesakes.map((choice) => (
              <li key={choice.city?.url} className="py-1">
                <ChoiceLink choice={choice} />
              </li>
            ))}
          </ul>
        ) : (
          !problem && url && reading.unknown.length === 0 && <ChoiceLink choice={reading.choice} />
        )}
      </div>
      <CompareLinks choice={reading?.choice} />
    </>
  );
}

function ChoiceLink({ choice }: { choice: Choice }) {
  return (
    <a href={destinationOf(choice)} className="text-clyde underline underline-offset-4">
      {describeChoice(choice)}
    </a>
  );
}

function describeProblem({ unknown }: FinderResult, texts: FinderTexts): string {
  const [kind] = unknown;
  if (!kind) return EMPTY;
  return `${LABELS[kind]}: no match for “${texts[kind].trim()}”.`;
}
