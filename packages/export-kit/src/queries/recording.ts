/**
 * Records what is read. In a thread of the writer: what each page has read, by itself and through facts. In Next's processes:
 * what any of their pages has read. Elsewhere nothing is recorded.
 */
import { appendFileSync } from "node:fs";

/** A value that is computed once, and its number among the reads of the thread. */
export interface Fact<Value> {
  readonly value: Value;
  readonly number: number;
}

/** A recorded field of the content. */
export interface Field {
  /** "cities/leeds.note". */
  name: string;
  number: number;
  value: unknown;
}

/** A page of a collection, or a file of a route handler. */
export interface RecordedPage {
  /** Path of its file on the site: `posts/a.html`. */
  file: string;
  /** Among the reads of its thread; undefined if the page was rendered by an earlier build. */
  number?: number | undefined;
  /** Undefined if there is none, or if a later build has found it again. */
  finding?: RecordedFinding | undefined;
}

/** The reads of a page's finding are not those of the page. */
interface RecordedFinding {
  text: string;
  /** Among the reads of its thread; undefined if an earlier build has found it. */
  number: number | undefined;
}

/**
 * The graph of what has read what in a thread. Its nodes are fields, facts and pages; each has a number. A node gets its number
 * when it is complete, so it is greater than those of all that it has read. Fields have read nothing.
 */
export interface ThreadReads {
  /** Names of the fields, and their numbers. */
  fields: readonly string[];
  numbers: Int32Array;
  /** Node n has read the nodes in `lists` from index `starts[n]` up to `starts[n + 1]`. */
  starts: Int32Array;
  lists: Int32Array;
  /** By route. */
  pages: Readonly<Record<string, readonly RecordedPage[]>>;
}

/** What a page or fact that is being computed has read so far. */
interface Reading {
  /** Of this reading alone. */
  id: number;
  numbers: number[];
}

interface Recording {
  onFact: ((fact: Fact<unknown>, definition: object) => void) | undefined;
  fields: Field[];
  /** The names of observed records. */
  names: WeakMap<object, string>;
  /** The fields of each kind of record. No page has read a new one, though any might if it were built again. */
  kinds: Map<string, readonly string[]>;
  starts: number[];
  lists: Int32Array;
  /** The id of the last reading that noted each node. */
  readers: Int32Array;
  /** How many readings have begun. */
  readings: number;
}

let recording: Recording | undefined;
let reading: Reading | undefined;

const FIRST_SIZE = 1 << 20;

/** Starts to record. Call it before the content is read: `observe` watches nothing otherwise. @param onFact gets each complete fact, and the function that it is named by */
export function startRecording(onFact?: Recording["onFact"]): void {
  recording ??= {
    onFact,
    fields: [],
    names: new WeakMap(),
    kinds: new Map(),
    starts: [0],
    lists: new Int32Array(FIRST_SIZE),
    readers: new Int32Array(FIRST_SIZE),
    readings: 0,
  };
}

/**
 * Begins the reading of a page. One page at a time.
 *
 * @param before numbers that the page depends on besides
 * @returns ends the reading and returns the page's number
 */
export function startReading(...before: readonly number[]): () => number {
  const page = openReading();
  reading = page;
  for (const number of before) note(number);
  return () => {
    reading = undefined;
    return recording ? addReads(recording, page.numbers) : 0;
  };
}

/** A page's finding: the known one, or found now. @param loaded number that it depends on besides @param find returns undefined if there is none */
export function recordFinding(
  known: string | undefined,
  loaded: number,
  find: () => string | undefined,
): RecordedFinding | undefined {
  if (known !== undefined) return { text: known, number: undefined };
  const end = startReading(loaded);
  const text = find();
  const number = end();
  return text === undefined ? undefined : { text, number };
}

/** Computes a value and records what the computation reads. A page that reads the fact has read all of that. */
export function computeFact<Value>(compute: () => Value, definition: object = compute): Fact<Value> {
  if (!recording) return { value: compute(), number: 0 };
  const outer = reading;
  const { numbers } = (reading = openReading());
  try {
    const value = compute();
    const fact = { value, number: addReads(recording, numbers) };
    recording.onFact?.(fact, definition);
    return fact;
  } finally {
    reading = outer;
  }
}

/** The value of a fact, for the page or fact that is being computed. */
export function readFact<Value>({ value, number }: Fact<Value>): Value {
  note(number);
  return value;
}

function openReading(): Reading {
  return { id: recording ? (recording.readings += 1) : 0, numbers: [] };
}

/** Called hundreds of times a page, so it is cheap instead of exact: a number may be noted twice if a fact was computed in between. */
function note(number: number): void {
  if (!reading || !recording || recording.readers[number] === reading.id) return;
  recording.readers[number] = reading.id;
  reading.numbers.push(number);
}

/** Adds a node that has read these numbers, and returns its own. */
function addReads(into: Recording, numbers: readonly number[]): number {
  const start = into.starts.at(-1)!;
  const end = start + numbers.length;
  if (end > into.lists.length) into.lists = enlarge(into.lists, end);
  if (into.starts.length > into.readers.length) into.readers = enlarge(into.readers, into.starts.length);
  into.lists.set(numbers, start);
  return into.starts.push(end) - 2;
}

function enlarge(numbers: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(2 * least);
  larger.set(numbers);
  return larger;
}

/** See `observe` of `export-kit/queries`. */
export function observeRecords(kinds: Readonly<Record<string, readonly object[]>>): void {
  // Set by `exportKit`.
  const nextReads = process.env.EXPORT_KIT_NEXT_READS;
  if (!recording && !nextReads) return;
  for (const [kind, records] of Object.entries(kinds)) {
    // A record may get those that it lacks.
    const fields = [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
    recording?.kinds.set(kind, fields);
    for (const record of records) {
      const name = "slug" in record ? `${kind}/${String(record.slug)}` : kind;
      recording?.names.set(record, name);
      for (const field of fields)
        if (recording) recordReads(recording, record, field, name);
        else noteFirstRead(nextReads!, record, field, name);
    }
  }
}

function recordReads(into: Recording, record: object, field: string, name: string): void {
  const value: unknown = record[field as never];
  const number = addReads(into, NOTHING);
  into.fields.push({ name: `${name}.${field}`, number, value });
  Object.defineProperty(record, field, {
    // Also where the record lacks it, so that a copy of the record has read that it does.
    enumerable: true,
    get() {
      note(number);
      return value;
    },
  });
}

/** Appends the field's name to a file when it is first read. At once, because Next may kill its processes when they are done. */
function noteFirstRead(file: string, record: object, field: string, name: string): void {
  const value: unknown = record[field as never];
  let isNoted = false;
  Object.defineProperty(record, field, {
    enumerable: true,
    get() {
      if (!isNoted) appendFileSync(file, `${name}.${field}\n`);
      isNoted = true;
      return value;
    },
  });
}

const NOTHING: readonly number[] = [];

/** The content that is observed. @throws Error if nothing is recorded */
export function observedContent(): Pick<Recording, "fields" | "names" | "kinds"> {
  return assertRecording();
}

/** What has been read. @param pages by route @throws Error if nothing is recorded */
export function readsOf(pages: ThreadReads["pages"]): ThreadReads {
  const { fields, starts, lists } = assertRecording();
  return {
    fields: fields.map(({ name }) => name),
    numbers: Int32Array.from(fields, ({ number }) => number),
    starts: Int32Array.from(starts),
    lists: lists.slice(0, starts.at(-1)),
    pages,
  };
}

function assertRecording(): Recording {
  if (!recording) throw new Error("expected startRecording() to have been called");
  return recording;
}
