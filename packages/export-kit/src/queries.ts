/**
 * `export-kit/queries`: facts and observed records, which pages of collections are composed from. A fact is a value that is computed
 * once for each key. The writer records which fields and facts each page reads, and which of them each fact has read. The
 * next build renders the pages that have read something that has changed. Elsewhere nothing is recorded, and facts are caches.
 *
 * Whatever depends on the content and outlives a page has to be a fact. A page that took it from another cache would not be
 * rendered again when it changes. Nothing is declared by hand, so nothing can be forgotten.
 */
import { computeFact, type Fact, observeRecords, readFact } from "./queries/recording.ts";

export type { Fact };

/** Where facts are kept: a `WeakMap` for as long as their keys are in use, or a `Map`. */
interface FactsBy<Key, Value> {
  get: (key: Key) => Fact<Value> | undefined;
  set: (key: Key, fact: Fact<Value>) => unknown;
}

/** The value for a key, computed at the first call. @param definition what `export-kit why` names */
export function factIn<Key, Value>(
  known: FactsBy<Key, Value>,
  key: Key,
  compute: () => Value,
  definition: object = compute,
): Value {
  let fact = known.get(key);
  if (!fact) known.set(key, (fact = computeFact(compute, definition)));
  return readFact(fact);
}

/** Computes once for each object. Pages that have the same result also share its rendered HTML. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Fact<Value>>();
  return (key) => {
    let fact = known.get(key);
    if (!fact) known.set(key, (fact = computeFact(() => compute(key), compute)));
    return readFact(fact);
  };
}

/** Computes once for the same arguments: hundreds of cities share a few dozen zones and calendars. */
export function memoizeByKey<Arguments extends (string | number | undefined)[], Value>(
  compute: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  const known = new Map<string, Fact<Value>>();
  return (...args) => factIn(known, args.join("/"), () => compute(...args), compute);
}

/** Computes at the first call. */
export function once<Value>(compute: () => Value): () => Value {
  let fact: Fact<Value> | undefined;
  return () => readFact((fact ??= computeFact(compute)));
}

/**
 * Has the reads of some records recorded, each of their fields by itself. Call it when the content has been read, before a
 * page uses it; the records cannot be changed afterwards. Observe what holds the lists, too: a new record is seen as a change
 * of its list. A field that holds another record counts as the same while it holds the record of the same name.
 *
 * @param records by kind; a record is named by its `slug`, of a kind with one record it may have none
 */
export function observe(records: Readonly<Record<string, readonly object[]>>): void {
  observeRecords(records);
}
