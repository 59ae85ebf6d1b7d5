import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { z } from "zod";
import { text } from "./text.ts";

/** The type of a placeholder: a text, a number, or the cases of a `select`, which are never printed. */
type Placeholder = "text" | "number" | readonly string[];
type Placeholders = Readonly<Record<string, Placeholder>>;

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
  /** Of literals, placeholders in any form, `plural` and `select`. */
  parts: MessageFormatElement[];
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
    const parts = parseParts(source, refuse);
    if (!parts) return { source, parts: [] };
    const found = new Set<string>();
    checkParts(parts, { placeholders, found, refuse });
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

/** A group of labels, by their names. */
export const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

/** The parts of a message; undefined, with a problem, for invalid syntax. */
function parseParts(source: string, refuse: (problem: string) => void): MessageFormatElement[] | undefined {
  try {
    // Tags and number skeletons are not supported; `checkParts` reports them.
    return parse(source, { ignoreTag: true, shouldParseSkeletons: false });
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

/** What a message may have, and what was found in it. */
interface MessageCheck {
  placeholders: Placeholders;
  /** Names of the placeholders that occur, in any form. */
  found: Set<string>;
  /** Reports a mistake. */
  refuse: (problem: string) => void;
}

/** Reports parts that do not fit the placeholders. */
function checkParts(parts: readonly MessageFormatElement[], check: MessageCheck): void {
  const { found, refuse } = check;
  for (const part of parts) {
    switch (part.type) {
      case TYPE.literal:
        if (/[{}]/.test(part.value)) refuse("expected a { for every }, and both around names only");
        continue;
      case TYPE.pound:
        continue;
      case TYPE.argument:
        checkArgument(part.value, check);
        continue;
      case TYPE.number:
        expectKind(part.value, "number", check);
        if (part.style && part.style !== "words")
          refuse(`expected {${part.value}} or {${part.value}, number, words}`);
        break;
      case TYPE.plural:
        expectKind(part.value, "number", check);
        if (part.offset !== 0 || part.pluralType !== "cardinal")
          refuse(`expected {${part.value}, plural, …} without an offset`);
        break;
      case TYPE.select:
        expectKind(part.value, "choice", check);
        expectChoices(part.value, Object.keys(part.options), check);
        break;
      default:
        refuse("expected no date, time or tag");
        continue;
    }
    found.add(part.value);
    if ("options" in part) for (const { value } of Object.values(part.options)) checkParts(value, check);
  }
}

/** The placeholder of `{who}`, or of `{Who}` at the start of a sentence. */
export function nameOf(written: string): string {
  return written.charAt(0).toLowerCase() + written.slice(1);
}

function checkArgument(written: string, check: MessageCheck): void {
  const { placeholders, found, refuse } = check;
  const name = nameOf(written);
  const kind = placeholders[written];
  if (kind === "number" || placeholders[name] === "text") found.add(name);
  else if (kind) refuse(`expected {${written}, select, …}: it chooses between texts and is not printed`);
  else refuseName(written, check);
}

function expectKind(name: string, wanted: "number" | "choice", check: MessageCheck): void {
  const found = check.placeholders[name];
  if (found === undefined) refuseName(name, check);
  else if ((typeof found === "string" ? found : "choice") !== wanted) {
    check.refuse(`expected a ${wanted} before the comma, and {${name}} is none`);
  }
}

function expectChoices(name: string, keys: readonly string[], { placeholders, refuse }: MessageCheck): void {
  const choices = placeholders[name];
  if (choices === undefined || typeof choices === "string") return;
  const unknown = keys.filter((key) => key !== "other" && !choices.includes(key));
  if (unknown.length > 0) {
    refuse(`{${name}} has no case “${unknown.join(", ")}”: expected ${choices.join(", ")} or other`);
  }
}

function refuseName(name: string, { placeholders, refuse }: MessageCheck): void {
  refuse(`{${name}} is no placeholder here: expected ${listPlaceholders(Object.keys(placeholders))}`);
}

/** Names in braces. */
function listPlaceholders(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => `{${name}}`).join(", ") : "none";
}
