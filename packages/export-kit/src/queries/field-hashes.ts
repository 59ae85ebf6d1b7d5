import { createHash } from "node:crypto";
import type { recorded } from "./recording";

/** Hashes by the name of the field. */
export type FieldHashes = ReadonlyMap<string, string>;

/** Hashes of all fields that were observed. @throws Error that names a field which holds a function without a `source` */
export function hashFields({
  fields,
  names,
}: Pick<ReturnType<typeof recorded>, "fields" | "names">): FieldHashes {
  return new Map(fields.map(({ name, value }) => [name, hashText(textOf(value, names, name))]));
}

export const hashText = (text: string): string => createHash("sha256").update(text).digest("base64");

/** A text that is the same for equal values. A record within is its name: its own fields are recorded where they are read. */
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
