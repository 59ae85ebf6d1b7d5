import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from "react";
import type { Field, Texts } from "@/lib/tools/fields";
import { readQuery, writeQuery } from "@/lib/tools/fields-in-query";

/** Event of the window after the query has changed. */
export const QUERY_CHANGE = "tool-query";

export interface Tool {
  fields: readonly Field[];
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
 * @param fields those that defaults of others depend on first; the same on every render, with others the query is read again
 * @see docs/decisions/0052-tools-keep-inputs-in-the-url.md
 */
export function useTool(fields: readonly Field[]): [form: RefObject<HTMLFormElement | null>, tool: Tool] {
  const form = useRef<HTMLFormElement>(null);
  const defaults = useMemo(() => readQuery("", fields).texts, [fields]);
  const [shown, setShown] = useState(defaults);
  const [valid, setValid] = useState(defaults);
  const [nonsense, setNonsense] = useState<readonly string[]>([]);

  // The fields of the last render: code that was waited for has those of an earlier one.
  const latest = useRef(fields);

  useEffect(() => {
    latest.current = fields;
    if (!form.current) return;
    const read = readQuery(window.location.search, fields);
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
  }, [fields, defaults]);

  function update() {
    const texts = readForm(form.current!, latest.current);
    setShown(texts);
    setValid((last) => keepValid(latest.current, texts, last));
    setNonsense([]);
    putInQuery(latest.current, texts);
  }

  const tool = {
    fields,
    valid,
    shown,
    defaults,
    nonsense,
    problems: useMemo(() => findProblems(fields, shown), [fields, shown]),
    handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const texts = readForm(currentTarget, fields);
      const following = fields.filter(({ follows }) => follows?.includes((target as Control).name));
      writeForm(
        currentTarget,
        Object.fromEntries(following.map(({ name, defaultOf }) => [name, defaultOf(texts)])),
      );
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
      return typeof problem === "string" ? [[name, problem]] : [];
    }),
  );
}

/**
 * The result for the texts of a tool. Those that the page opens with have theirs from the build, so that it is not
 * computed again while the page gets ready. Pass the same `compose` on every render.
 */
export function useResult<R>(tool: Tool, prerendered: R, compose: (texts: Texts) => R): R {
  const isDefault = hasDefaults(tool);
  const { valid } = tool;
  return useMemo(() => (isDefault ? prerendered : compose(valid)), [isDefault, prerendered, compose, valid]);
}

/** Whether a tool computes with what its page opens with. */
export function hasDefaults({ defaults, valid }: Tool): boolean {
  return Object.entries(defaults).every(([name, text]) => valid[name] === text);
}
