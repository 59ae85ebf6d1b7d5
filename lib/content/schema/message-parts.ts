import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** The type of a placeholder: a text, a number, or the cases of a `select`, which are never printed. */
export type Placeholder = "text" | "number" | readonly string[];
export type Placeholders = Readonly<Record<string, Placeholder>>;

/** Part of a message: literal text, a placeholder, or a choice between texts. */
export type MessagePart =
  | string
  | { kind: "text"; name: string; form: "plain" | "capital" }
  | { kind: "number"; name: string; style: "digits" | "words" }
  | { kind: "plural" | "select"; name: string; cases: Record<string, MessagePart[]> };

interface Reading {
  placeholders: Placeholders;
  /** Reports a mistake. */
  refuse: (problem: string) => void;
  /** Name of the number printed for `#`. */
  counted?: string;
}

/** Converts the parser's elements to parts; reports those that do not fit the placeholders. */
export function readParts(elements: readonly MessageFormatElement[], reading: Reading): MessagePart[] {
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
export function listPlaceholders(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => `{${name}}`).join(", ") : "none";
}
