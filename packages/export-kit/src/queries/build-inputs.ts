import { createHash } from "node:crypto";
import { observedContent } from "./recording";

/** What a site is made from, in the form in which the next build compares it. */
export interface BuildInputs {
  /** Identifies all that is not observed: code, packages, Node and settings. */
  unobserved: string;
  /** The fields of each kind of record, as JSON. */
  kinds: string;
  /** Hashes of the observed fields by name. */
  fields: ReadonlyMap<string, string>;
  /** HTML of the shells by route. */
  shells: Readonly<Record<string, string>>;
}

/**
 * Reads the inputs from the content that is observed in this process.
 *
 * @param unobserved identifies what is not observed
 * @throws Error that names a field which holds a function without a `source`
 */
export function readBuildInputs(unobserved: string, shells: Readonly<Record<string, string>>): BuildInputs {
  const { fields, names, kinds } = observedContent();
  return {
    unobserved,
    kinds: JSON.stringify([...kinds]),
    fields: new Map(fields.map(({ name, value }) => [name, hashText(textOf(value, names, name))])),
    shells,
  };
}

const hashText = (text: string): string => createHash("sha256").update(text).digest("base64");

/** A text that is the same for equal values. A record within is written as its name, because its own fields are compared by themselves. */
function textOf(value: unknown, names: WeakMap<object, string>, field: string): string {
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === "function") {
      if (!("source" in inner)) throw new Error(`${field} holds a function that cannot be compared`);
      return { source: inner.source };
    }
    if (typeof inner !== "object" || inner === null) return inner;
    const name = names.get(inner);
    if (name !== undefined) return { record: name };
    if (inner instanceof Map || inner instanceof Set) return { entries: [...(inner as Iterable<unknown>)] };
    return inner;
  }) as string | undefined;
  return text ?? "undefined";
}
