/**
 * The inputs of a tool in the query of its URL: docs/behaviour.md#tools.
 *
 * @see docs/decisions/0052-tools-keep-inputs-in-the-url.md
 */

/** An input. All tools use one name for one thing, so that a query of one opens the others with the same figures. */
export interface Field {
  /** Name in the query and in the form. */
  name: string;
  /** Label of the control. */
  label: string;
  /** Below the control. */
  hint?: string;
  /** Written for an empty text that is not the default: without the parameter, the default would come back. */
  empty?: string;
  /** Returns what is wrong with a text, as a sentence; undefined if it is valid, {@link UNKNOWN} while neither is known. */
  check: (text: string) => string | undefined;
}

/**
 * What a check returns for a text that only code can read which is still loading: not valid, so the default is used; but
 * not wrong either, so no problem is shown.
 */
export const UNKNOWN = "";

/** The texts of the fields by their names. */
export type Texts = Readonly<Record<string, string>>;

/** A query as read: a valid text for each field, and sentences about parts that made no sense. */
interface ReadQuery {
  texts: Texts;
  nonsense: readonly string[];
}

/** Longest part of a query that a message repeats. */
const SHOWN = 30;

/**
 * Reads a query. A field that is missing in it or makes no sense gets its default.
 *
 * @param fields those that defaults of others depend on first
 * @param defaultOf a field's default, for the texts read so far
 */
export function readQuery(
  query: string,
  fields: readonly Field[],
  defaultOf: (name: string, texts: Texts) => string,
): ReadQuery {
  const parameters = new URLSearchParams(query);
  const texts: Record<string, string> = {};
  const nonsense: string[] = [];
  for (const { name, label, check } of fields) {
    const given = parameters.get(name);
    const problem = given === null ? UNKNOWN : check(given);
    texts[name] = problem === undefined ? given! : defaultOf(name, texts);
    if (problem) nonsense.push(`${label}: the link has “${shorten(given!)}”, which is not possible.`);
  }
  return { texts, nonsense };
}

function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/**
 * Writes the texts into a query and keeps its other parameters, which belong to other tools. A text that is not valid
 * leaves the parameter as it is.
 *
 * @returns the query without a question mark
 */
export function writeQuery(query: string, fields: readonly Field[], texts: Texts): string {
  const parameters = new URLSearchParams(query);
  for (const { name, check, empty = "" } of fields) {
    const text = texts[name]?.trim() || empty;
    if (check(text) !== undefined) continue;
    if (text === "") parameters.delete(name);
    else parameters.set(name, text);
  }
  return parameters.toString();
}
