/**
 * The inputs of a tool in the query of its URL: docs/behaviour.md#tools.
 *
 * @see docs/decisions/0052-tools-keep-inputs-in-the-url.md
 */
import type { Field, Texts } from "./fields";

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
 */
export function readQuery(query: string, fields: readonly Field[]): ReadQuery {
  const parameters = new URLSearchParams(query);
  const texts: Record<string, string> = {};
  const nonsense: string[] = [];
  for (const { name, label, check, defaultOf } of fields) {
    const given = parameters.get(name);
    if (given === null) {
      texts[name] = defaultOf(texts);
      continue;
    }
    const problem = check(given);
    texts[name] = problem === undefined ? given : defaultOf(texts);
    if (typeof problem === "string")
      nonsense.push(`${label}: the link has “${shorten(given)}”, which is not possible.`);
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
