import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { z } from "zod";
import { text } from "./text.ts";

/** The type of a placeholder: a text, a number, or the cases of a `select`, which are never printed. */
type Placeholder = "text" | "number" | readonly string[];
type Placeholders = Readonly<Record<string, Placeholder>>;

/** Part of a message: literal text, a placeholder, or a choice between texts. */
export type MessagePart =
  | string
  | { kind: "text"; name: string; form: "plain" | "capital" }
  | { kind: "number"; name: string; style: "digits" | "words" }
  | { kind: "plural" | "select"; name: string; cases: Record<string, MessagePart[]> };

type ValueOf<P extends Placeholder> = P extends "text"
  ? string
  : P extends "number"
    ? number
    : P extends readonly (infer Choice)[]
      ? Choice
      : never;
type ValuesOf<P extends Placeholders> = { readonly [Name in keyof P]: ValueOf<P[Name]> };

/** A parsed message. Plain JSON, so that it can be cached; each process compiles it to a function. */
export interface MessageText<Values> {
  /** As written, for checks of the texts. */
  source: string;
  parts: MessagePart[];
  /** For its type only: never set. */
  values?: Values;
}

/**
 * A message in ICU MessageFormat: text with named placeholders, `plural` and `select`.
 *
 * @param must required placeholders
 * @param may optional placeholders
 */
export function message<
  const Must extends Placeholders,
  const May extends Placeholders = Record<never, never>,
>(must: Must, may?: May): z.ZodType<MessageText<ValuesOf<Must & May>>, string> {
  const placeholders: Placeholders = { ...must, ...may };
  return text.transform((source, context) => {
    const refuse = (problem: string) => context.addIssue({ code: "custom", message: problem });
    const parts = parseParts(source, placeholders, refuse);
    if (!parts) return { source, parts: [] };
    const found = namesIn(parts);
    const missing = Object.keys(must).filter((name) => !found.has(name));
    if (missing.length > 0) refuse(`expected ${listPlaceholders(missing)} somewhere in the text`);
    return { source, parts };
  });
}

/** A message that does not have the word of its opposite. */
export const without = <T>(word: string, schema: z.ZodType<MessageText<T>, string>) =>
  schema.refine(({ source }) => !source.split(/\W/).includes(word), `expected no “${word}”`);

/** A text without placeholders: a heading, a label. */
export const label = text.refine((value) => !/[{}]/.test(value), "expected a text without placeholders");

/** The parts of a message; undefined, with a problem, for invalid syntax. */
function parseParts(
  source: string,
  placeholders: Placeholders,
  refuse: (problem: string) => void,
): MessagePart[] | undefined {
  try {
    // Tags and number skeletons are not supported; `readParts` reports them.
    const elements = parse(source, { ignoreTag: true, shouldParseSkeletons: false });
    return readParts(elements, { placeholders, refuse });
  } catch (error) {
    const { message: kind, location } = error as Error & { location?: { start: { offset: number } } };
    if (!location) throw error;
    const near = source.slice(location.start.offset).slice(0, 30) || source.slice(-30);
    refuse(`${SYNTAX[kind] ?? `expected ICU MessageFormat (${kind})`}, near “${near}”`);
    return undefined;
  }
}

const EXPECTED = {
  format: "expected plural, select or number after the comma",
  fragment: "expected a text in { and } after each case",
  once: "expected each case once",
};

/** Explanations of the parser's error codes. */
const SYNTAX: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "expected a } for every {",
  EMPTY_ARGUMENT: "expected the name of a placeholder between { and }",
  MALFORMED_ARGUMENT: "expected a name in letters and digits and a } after it",
  EXPECT_ARGUMENT_TYPE: EXPECTED.format,
  INVALID_ARGUMENT_TYPE: EXPECTED.format,
  EXPECT_SELECT_ARGUMENT_OPTIONS: "expected cases such as other {…} after the comma",
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: EXPECTED.fragment,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: EXPECTED.fragment,
  INVALID_PLURAL_ARGUMENT_SELECTOR: "expected one, other or =0 as a case",
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: EXPECTED.once,
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: EXPECTED.once,
  MISSING_OTHER_CLAUSE: "expected a case “other”",
};

/** Names of all placeholders that occur, in any case or form. */
function namesIn(parts: readonly MessagePart[]): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (typeof part === "string") continue;
    names.add(part.name);
    for (const inner of "cases" in part ? Object.values(part.cases) : []) {
      for (const name of namesIn(inner)) names.add(name);
    }
  }
  return names;
}

interface Reading {
  placeholders: Placeholders;
  /** Reports a mistake. */
  refuse: (problem: string) => void;
  /** Name of the number printed for `#`. */
  counted?: string;
}

/** Converts the parser's elements to parts; reports those that do not fit the placeholders. */
function readParts(elements: readonly MessageFormatElement[], reading: Reading): MessagePart[] {
  return elements.map((element): MessagePart => {
    const { refuse } = reading;
    switch (element.type) {
      case TYPE.literal:
        if (/[{}]/.test(element.value)) refuse("expected a { for every }, and both around names only");
        return element.value;
      case TYPE.argument:
        return readArgument(element.value, reading);
      case TYPE.number:
        expectKind(element.value, "number", reading);
        if (element.style && element.style !== "words") {
          refuse(`expected {${element.value}} or {${element.value}, number, words}`);
        }
        return { kind: "number", name: element.value, style: element.style === "words" ? "words" : "digits" };
      case TYPE.pound:
        return { kind: "number", name: reading.counted!, style: "digits" };
      case TYPE.plural:
        expectKind(element.value, "number", reading);
        if (element.offset !== 0 || element.pluralType !== "cardinal") {
          refuse(`expected {${element.value}, plural, …} without an offset`);
        }
        return {
          kind: "plural",
          name: element.value,
          cases: readCases(element.options, { ...reading, counted: element.value }),
        };
      case TYPE.select:
        expectKind(element.value, "choice", reading);
        expectChoices(element.value, Object.keys(element.options), reading);
        return { kind: "select", name: element.value, cases: readCases(element.options, reading) };
      default:
        refuse("expected no date, time or tag");
        return "";
    }
  });
}

function readCases(options: Record<string, { value: MessageFormatElement[] }>, reading: Reading) {
  return Object.fromEntries(
    Object.entries(options).map(([key, { value }]) => [key, readParts(value, reading)]),
  );
}

/** `{who}`, or `{Who}` at the start of a sentence, for a placeholder “who”; digits for a number. */
function readArgument(written: string, reading: Reading): MessagePart {
  const { placeholders, refuse } = reading;
  const kind = placeholders[written];
  if (kind === "number") return { kind, name: written, style: "digits" };
  if (kind === "text") return { kind, name: written, form: "plain" };
  const name = written.charAt(0).toLowerCase() + written.slice(1);
  if (placeholders[name] === "text") return { kind: "text", name, form: "capital" };
  if (kind) refuse(`expected {${written}, select, …}: it chooses between texts and is not printed`);
  else refuseName(written, reading);
  return "";
}

function expectKind(name: string, wanted: "number" | "choice", reading: Reading): void {
  const found = reading.placeholders[name];
  if (found === undefined) refuseName(name, reading);
  else if ((typeof found === "string" ? found : "choice") !== wanted) {
    reading.refuse(`expected a ${wanted} before the comma, and {${name}} is none`);
  }
}

function expectChoices(name: string, keys: readonly string[], { placeholders, refuse }: Reading): void {
  const choices = placeholders[name];
  if (choices === undefined || typeof choices === "string") return;
  const unknown = keys.filter((key) => key !== "other" && !choices.includes(key));
  if (unknown.length > 0) {
    refuse(`{${name}} has no case “${unknown.join(", ")}”: expected ${choices.join(", ")} or other`);
  }
}

function refuseName(name: string, { placeholders, refuse }: Reading): void {
  refuse(`{${name}} is no placeholder here: expected ${listPlaceholders(Object.keys(placeholders))}`);
}

/** Names in braces. */
function listPlaceholders(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => `{${name}}`).join(", ") : "none";
}
