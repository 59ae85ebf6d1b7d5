import type { ReactNode } from "react";
import type { Outcome } from "@/lib/portal";
import { FileReview } from "../file-review";

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
  add: (text: string) => Promise<Outcome<Plan & { undo?: () => Outcome<null> }>>;
  describe: (plan: Plan) => DryRun;
  /** Said after the import. */
  done: (plan: Plan) => string;
}

/** Imports a file: a dry run first, then the import itself. Rules: docs/behaviour.md#stored-records. */
export function FileImport<Plan>({ heading, children, preview, describe, ...review }: FileImportProps<Plan>) {
  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-1 text-soft">{children}</p>
      <FileReview
        {...review}
        read={preview}
        summary={(name, plan) => <Counts name={name} {...describe(plan)} />}
        details={(plan) => <Problems {...describe(plan)} />}
        submit={(plan) => describe(plan).submit}
        cancel="Cancel import"
      />
    </section>
  );
}

function Counts({ name, counts }: { name: string } & DryRun) {
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
    </>
  );
}

/** A damaged or wrong file can have thousands. */
const MAX_LISTED = 100;

function Problems({ note, problems }: DryRun) {
  const rest = problems.length - MAX_LISTED;
  return (
    <>
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
