type Strings = readonly (readonly [path: readonly PropertyKey[], text: string])[];

/** Content is never changed once it is read, and several checks ask for the same file. */
const known = new WeakMap<object, Strings>();

/** All strings inside a parsed value, with their fields. */
export function stringsOf(value: unknown): Strings {
  if (typeof value !== "object" || value === null) return collectStrings(value);
  const strings = known.get(value) ?? collectStrings(value);
  known.set(value, strings);
  return strings;
}

function collectStrings(value: unknown): Strings {
  const strings: [PropertyKey[], string][] = [];
  const visit = (part: unknown, path: readonly PropertyKey[]) => {
    if (typeof part === "string") strings.push([[...path], part]);
    else if (Array.isArray(part)) part.forEach((item, index) => visit(item, [...path, index]));
    else if (typeof part === "object" && part !== null)
      for (const [key, item] of Object.entries(part)) visit(item, [...path, key]);
  };
  visit(value, []);
  return strings;
}
