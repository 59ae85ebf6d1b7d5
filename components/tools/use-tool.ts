import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from "react";
import { readQuery, writeQuery, type Field, type Texts } from "@/lib/tools/query";

/** Event of the window after the query has changed. */
export const QUERY_CHANGE = "tool-query";

/** The inputs of a tool. Pass the same object on every render; with another one the query is read again. */
export interface ToolInputs {
  /** Those that defaults of others depend on first. */
  fields: readonly Field[];
  /** Default of a field for the texts before it. */
  defaultOf: (name: string, texts: Texts) => string;
  /** Fields that get their defaults when the field of this name changes: the calls of another trade. */
  dependents?: Readonly<Record<string, readonly string[]>>;
}

export interface Tool {
  /** Valid texts, to compute with: of a field that is wrong, the last valid one. */
  valid: Texts;
  /** Texts in the fields, valid or not. */
  shown: Texts;
  /** Texts in the fields before the query is read. */
  defaults: Texts;
  /** What is wrong with a field. */
  problems: Texts;
  /** Sentences about nonsense in the query. */
  nonsense: readonly string[];
  handleInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Puts texts into fields, as if they had been typed. */
  fill: (texts: Texts) => void;
}

/**
 * Keeps the inputs of a tool in the query of its URL, so that a link, a reload and the way back have the same figures.
 * The fields are uncontrolled: what is typed before hydration stays.
 *
 * @see docs/decisions/0052-tools-keep-inputs-in-the-url.md
 */
export function useTool({
  fields,
  defaultOf,
  dependents,
}: ToolInputs): [form: RefObject<HTMLFormElement | null>, tool: Tool] {
  const form = useRef<HTMLFormElement>(null);
  const defaults = useMemo(() => readQuery("", fields, defaultOf).texts, [fields, defaultOf]);
  const [shown, setShown] = useState(defaults);
  const [valid, setValid] = useState(defaults);
  const [nonsense, setNonsense] = useState<readonly string[]>([]);

  // The fields of the last render: code that was waited for has those of an earlier one.
  const latest = useRef(fields);

  useEffect(() => {
    latest.current = fields;
    if (!form.current) return;
    const read = readQuery(window.location.search, fields, defaultOf);
    const typed = readForm(form.current, fields);
    const untouched = fields.filter(
      ({ name }) => typed[name] === defaults[name] || typed[name] === read.texts[name],
    );
    writeForm(form.current, Object.fromEntries(untouched.map(({ name }) => [name, read.texts[name]!])));
    const texts = readForm(form.current, fields);
    setShown(texts);
    setValid(keepValid(fields, texts, read.texts));
    setNonsense(read.nonsense);
    if (untouched.length < fields.length) putInQuery(fields, texts);
  }, [fields, defaultOf, defaults]);

  function update() {
    const texts = readForm(form.current!, latest.current);
    setShown(texts);
    setValid((last) => keepValid(latest.current, texts, last));
    setNonsense([]);
    putInQuery(latest.current, texts);
  }

  const tool = {
    valid,
    shown,
    defaults,
    nonsense,
    problems: useMemo(() => findProblems(fields, shown), [fields, shown]),
    handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const names = dependents?.[(target as HTMLInputElement).name] ?? [];
      const texts = readForm(currentTarget, fields);
      writeForm(currentTarget, Object.fromEntries(names.map((name) => [name, defaultOf(name, texts)])));
      update();
    },
    fill(texts: Texts) {
      writeForm(form.current!, texts);
      update();
    },
  };
  return [form, tool];
}

function putInQuery(fields: readonly Field[], texts: Texts): void {
  const query = writeQuery(window.location.search, fields, texts);
  window.history.replaceState(null, "", `${window.location.pathname}${query && `?${query}`}`);
  window.dispatchEvent(new Event(QUERY_CHANGE));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A checked box has this text, any other none. */
const CHECKED = "yes";

function readForm(form: HTMLFormElement, fields: readonly Field[]): Texts {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const control = form.elements.namedItem(name) as Control;
      if (isCheckbox(control)) return [name, control.checked ? CHECKED : ""];
      return [name, control.value];
    }),
  );
}

function writeForm(form: HTMLFormElement, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name) as Control;
    if (isCheckbox(control)) control.checked = text === CHECKED;
    else control.value = text;
  }
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox";
}

function keepValid(fields: readonly Field[], texts: Texts, last: Texts): Texts {
  return Object.fromEntries(
    fields.map(({ name, check }) => [name, check(texts[name]!) === undefined ? texts[name]! : last[name]!]),
  );
}

function findProblems(fields: readonly Field[], texts: Texts): Texts {
  return Object.fromEntries(
    fields.flatMap(({ name, check }) => {
      const problem = check(texts[name]!);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
}
