import { formatNumber } from "../../numbers.ts";
import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { nameOf, type MessageText } from "../schema/message.ts";
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
  const words = numbers.join(" ");
  const compile = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(compile);
    if (typeof value !== "object" || value === null) return value;
    // With what it is made of: functions cannot be compared.
    if (isMessage(value))
      return Object.assign(compileParts(value.parts, numbers), { source: `${value.source} ${words}` });
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compile(inner)]));
  };
  return compile(tree) as Compiled<T>;
}

/** Returns true if a node of the content is a message, not a group of messages. */
export function isMessage(value: object): value is MessageText<unknown> {
  return "parts" in value && "source" in value;
}

const plurals = new Intl.PluralRules("en-GB");

/**
 * Compiled in advance: a build writes millions of sentences.
 *
 * @param counted name of the number printed for `#`
 */
function compileParts(
  parts: readonly MessageFormatElement[],
  numbers: readonly string[],
  counted = "",
): Write {
  const written = parts.map((part) =>
    part.type === TYPE.literal ? part.value : compilePart(part, numbers, counted),
  );
  const [first] = written;
  if (written.length === 1 && typeof first === "function") return first;
  return (values) => {
    let text = "";
    for (const part of written) text += typeof part === "string" ? part : part(values);
    return text;
  };
}

function compilePart(part: MessageFormatElement, numbers: readonly string[], counted: string): Write {
  switch (part.type) {
    case TYPE.argument: {
      const name = nameOf(part.value);
      if (name !== part.value) return (values) => capitalise(values[name] as string);
      return (values) => {
        const value = values[name]!;
        return typeof value === "number" ? formatNumber(value) : value;
      };
    }
    case TYPE.pound:
      return (values) => formatNumber(values[counted] as number);
    case TYPE.number: {
      const words = part.style ? numbers : [];
      return (values) => words[values[part.value] as number] ?? formatNumber(values[part.value] as number);
    }
    case TYPE.plural: {
      const cases = compileCases(part.options, numbers, part.value);
      return (values) => {
        const value = values[part.value] as number;
        const write = cases.get(`=${value}`) ?? cases.get(plurals.select(value)) ?? cases.get("other")!;
        return write(values);
      };
    }
    case TYPE.select: {
      const cases = compileCases(part.options, numbers, counted);
      const other = cases.get("other")!;
      return (values) => (cases.get(values[part.value] as string) ?? other)(values);
    }
    default:
      throw new Error("a message of the content has a date, a time or a tag");
  }
}

type Options = Readonly<Record<string, { value: readonly MessageFormatElement[] }>>;

function compileCases(options: Options, numbers: readonly string[], counted: string) {
  return new Map(
    Object.entries(options).map(([key, { value }]) => [key, compileParts(value, numbers, counted)]),
  );
}

/** Replaces each message in a tree with its text without placeholders, so that sentences can be checked. */
export function plainTexts(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plainTexts);
  if (typeof tree !== "object" || tree === null) return tree;
  if (isMessage(tree)) return wordingsOf(tree.parts).join(". ");
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, plainTexts(value)]));
}

/** The words without placeholders: the text with its “other” cases, then each further case. */
function wordingsOf(parts: readonly MessageFormatElement[]): string[] {
  let main = "";
  const others: string[] = [];
  for (const part of parts) {
    if (part.type === TYPE.literal) main += part.value;
    else if ("options" in part) {
      for (const [key, { value }] of Object.entries(part.options)) {
        const [text = "", ...further] = wordingsOf(value);
        if (key === "other") main += text;
        else others.push(text);
        others.push(...further);
      }
    }
  }
  return [main, ...others];
}
