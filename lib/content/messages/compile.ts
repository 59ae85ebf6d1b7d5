import { formatNumber } from "../../numbers.ts";
import type { MessagePart, MessageText } from "../schema/message.ts";
import { capitalise } from "../../grammar.ts";

/** A compiled message. */
export type Message<Values> = (values: Values) => string;

/** Content with its messages compiled to functions; other texts are unchanged. */
export type Compiled<T> =
  T extends MessageText<infer Values>
    ? Message<Values>
    : T extends object
      ? { readonly [Key in keyof T]: Compiled<T[Key]> }
      : T;

type Write = (values: Readonly<Record<string, string | number>>) => string;

/**
 * Compiles all messages of a tree of content.
 *
 * @param numbers the numbers from 0 in words, for `{count, number, words}`; larger ones are printed in digits
 * @see docs/decisions/0042-content-is-data.md
 */
export function compileMessages<T>(tree: T, numbers: readonly string[]): Compiled<T> {
  const compile = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(compile);
    if (typeof value !== "object" || value === null) return value;
    if (isMessage(value)) return compileParts(value.parts, numbers);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compile(inner)]));
  };
  return compile(tree) as Compiled<T>;
}

/** Returns true if a node of the content is a message, not a group of messages. */
export function isMessage(value: object): value is MessageText<unknown> {
  return "parts" in value && "source" in value;
}

const plurals = new Intl.PluralRules("en-GB");

/** Compiled in advance: a build writes millions of sentences. */
function compileParts(parts: readonly MessagePart[], numbers: readonly string[]): Write {
  const written = parts.map((part) => (typeof part === "string" ? part : compilePart(part, numbers)));
  const [first] = written;
  if (written.length === 1 && typeof first === "function") return first;
  return (values) => {
    let text = "";
    for (const part of written) text += typeof part === "string" ? part : part(values);
    return text;
  };
}

function compilePart(part: Exclude<MessagePart, string>, numbers: readonly string[]): Write {
  const { name } = part;
  switch (part.kind) {
    case "text":
      return part.form === "plain"
        ? (values) => values[name] as string
        : (values) => capitalise(values[name] as string);
    case "number": {
      const words = part.style === "words" ? numbers : [];
      return (values) => words[values[name] as number] ?? formatNumber(values[name] as number);
    }
    case "plural": {
      const cases = compileCases(part.cases, numbers);
      return (values) => {
        const value = values[name] as number;
        const write = cases.get(`=${value}`) ?? cases.get(plurals.select(value)) ?? cases.get("other")!;
        return write(values);
      };
    }
    case "select": {
      const cases = compileCases(part.cases, numbers);
      const other = cases.get("other")!;
      return (values) => (cases.get(values[name] as string) ?? other)(values);
    }
  }
}

function compileCases(cases: Readonly<Record<string, readonly MessagePart[]>>, numbers: readonly string[]) {
  return new Map(Object.entries(cases).map(([key, parts]) => [key, compileParts(parts, numbers)]));
}

/** Replaces each message in a tree with its text without placeholders, so that sentences can be checked. */
export function plainTexts(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plainTexts);
  if (typeof tree !== "object" || tree === null) return tree;
  if (isMessage(tree)) return wordingsOf(tree.parts).join(". ");
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, plainTexts(value)]));
}

/** The words without placeholders: the text with its “other” cases, then each further case. */
function wordingsOf(parts: readonly MessagePart[]): string[] {
  let main = "";
  const others: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") main += part;
    else if ("cases" in part) {
      for (const [key, inner] of Object.entries(part.cases)) {
        const [text = "", ...further] = wordingsOf(inner);
        if (key === "other") main += text;
        else others.push(text);
        others.push(...further);
      }
    }
  }
  return [main, ...others];
}
