/** The inputs of the tools: each knows its default, and which texts are valid. */
import { findNumberProblem, parseNumber, type Limits } from "./typed-numbers";

/** The texts of the fields by their names. */
export type Texts = Readonly<Record<string, string>>;

/** An input. All tools use one name for one thing, so that a query of one opens the others with the same figures. */
export interface Field {
  /** Name in the query and in the form. */
  name: string;
  /** Label of the control. */
  label: string;
  /** Below the control. */
  hint?: string | undefined;
  /** Written for an empty text that is not the default: without the parameter, the default would come back. */
  empty?: string;
  /** Its text before a visitor changes it, for the texts of the fields before it. */
  defaultOf: (texts: Texts) => string;
  /** Names of the fields with which the default changes: the calls of another trade. */
  follows?: readonly string[];
  /** Returns what is wrong with a text, as a sentence; undefined if it is valid. */
  check: (text: string) => string | typeof UNKNOWN | undefined;
}

/** Returned by a check whose code is still loading. The default is used, as for a wrong text, but no problem is shown. */
export const UNKNOWN = Symbol("unknown");

/** A field for a number within limits. */
interface NumberField extends Field {
  limits: Limits;
}

/** @param usual the default, a number or its text; with "" the field may be left empty */
export function numberField(
  name: string,
  label: string,
  limits: Limits,
  usual: number | string,
  hint?: string,
): NumberField {
  return {
    ...{ name, label, hint, limits },
    defaultOf: () => String(usual),
    check: (text) => (usual === "" && text.trim() === "" ? undefined : findNumberProblem(text, limits)),
  };
}

/** The numbers of valid texts; undefined for a field that is left empty. */
export function readNumbers<Key extends string>(
  fields: Readonly<Record<Key, NumberField>>,
  texts: Texts,
): Record<Key, number> {
  const numbers = Object.entries<NumberField>(fields).map(([key, { name, limits }]) => [
    key,
    parseNumber(texts[name]!, limits),
  ]);
  return Object.fromEntries(numbers) as Record<Key, number>;
}

type Options = readonly (readonly [value: string, text: string])[];

/** Options below a title. */
export interface OptionGroup {
  title: string;
  options: Options;
}

/** A field with a list of options, and of groups of them. */
export interface ChoiceField extends Field {
  options: Options;
  groups: readonly OptionGroup[];
}

export function choiceField(
  name: string,
  label: string,
  defaultOf: Field["defaultOf"],
  options: Options,
  groups: readonly OptionGroup[] = [],
): ChoiceField {
  const values = new Set([...options, ...groups.flatMap((group) => group.options)].map(([value]) => value));
  return {
    ...{ name, label, defaultOf, options, groups },
    check: (text) => (values.has(text) ? undefined : `${label}: choose one from the list.`),
  };
}
