/** The kinds of inputs. */
import { findNumberProblem, type Limits } from "./typed-numbers";
import type { Field } from "./query";

/** A field for a number within limits. */
export interface NumberField extends Field {
  limits: Limits;
}

export function numberField(name: string, label: string, limits: Limits, hint?: string): NumberField {
  return { name, label, limits, check: (text) => findNumberProblem(text, limits), ...(hint && { hint }) };
}

/** A field with a list of values. */
export function choiceField(name: string, label: string, values: readonly string[]): Field {
  const known = new Set(values);
  return {
    name,
    label,
    check: (text) => (known.has(text) ? undefined : `${label}: choose one from the list.`),
  };
}
