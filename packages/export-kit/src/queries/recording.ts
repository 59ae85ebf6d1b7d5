/** The recording of a thread: what facts and pages have read. Next's processes note what any of their pages has read. */
import { appendFileSync } from "node:fs";

/** A value that is computed once, and its number in the recording. */
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
  /** In the reads of its thread. */
  number: number;
  finding: string | undefined;
}

/**
 * What the pages of a thread have read, by number. Fields, facts and pages have numbers; fields have read nothing. Who reads
 * has a greater number than what is read.
 */
export interface ThreadReads {
  /** Names of the fields, and their numbers. */
  fields: readonly string[];
  numbers: Int32Array;
  /** Where the list of each number begins in `lists`, and where the last one ends. */
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
  fields: Field[];
  /** The names of observed records. */
  names: WeakMap<object, string>;
  /** The fields of each kind of record: a new one has been read by nobody, though everybody would have. */
  kinds: Map<string, readonly string[]>;
  starts: number[];
  lists: Int32Array;
  /** By number: the reading that has it already. */
  readers: Int32Array;
  readings: number;
}

let recording: Recording | undefined;
let reading: Reading | undefined;

const FIRST_SIZE = 1 << 20;

/** From now on reads are recorded. Before the content is read. */
export function startRecording(): void {
  recording ??= {
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
 * Begins to record for a page; the function ends it and returns the page's number. One page at a time.
 *
 * @param before numbers that the page depends on besides
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

/** Computes a value and records what it reads: for whoever reads the fact, this is what that has read. */
export function computeFact<Value>(compute: () => Value): Fact<Value> {
  if (!recording) return { value: compute(), number: 0 };
  const outer = reading;
  const { numbers } = (reading = openReading());
  try {
    const value = compute();
    return { value, number: addReads(recording, numbers) };
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

/** Called hundreds of times a page. A number may be noted twice if a fact was computed in between. */
function note(number: number): void {
  if (!reading || !recording || recording.readers[number] === reading.id) return;
  recording.readers[number] = reading.id;
  reading.numbers.push(number);
}

function addReads(record: Recording, numbers: readonly number[]): number {
  const start = record.starts.at(-1)!;
  const end = start + numbers.length;
  if (end > record.lists.length) record.lists = enlarge(record.lists, end);
  if (record.starts.length > record.readers.length)
    record.readers = enlarge(record.readers, record.starts.length);
  record.lists.set(numbers, start);
  return record.starts.push(end) - 2;
}

function enlarge(numbers: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(2 * least);
  larger.set(numbers);
  return larger;
}

/** See `observe`. */
export function watchRecords(kinds: Readonly<Record<string, readonly object[]>>): void {
  const noteIn = process.env.EXPORT_KIT_NEXT_READS;
  if (!recording && !noteIn) return;
  for (const [kind, records] of Object.entries(kinds)) {
    // Those that a record lacks too: it may get them.
    const fields = [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
    recording?.kinds.set(kind, fields);
    for (const record of records) {
      const name = "slug" in record ? `${kind}/${String(record.slug)}` : kind;
      recording?.names.set(record, name);
      for (const field of fields)
        if (recording) recordReads(recording, record, field, name);
        else noteFirstRead(noteIn!, record, field, name);
    }
  }
}

function recordReads(record: Recording, watched: object, field: string, name: string): void {
  const value: unknown = watched[field as never];
  const number = addReads(record, NOTHING);
  record.fields.push({ name: `${name}.${field}`, number, value });
  Object.defineProperty(watched, field, {
    // Also where the record lacks it, so that a copy of the record has read that it does.
    enumerable: true,
    get() {
      note(number);
      return value;
    },
  });
}

/** In Next's processes, which may be killed when they are done: written at once. */
function noteFirstRead(file: string, watched: object, field: string, name: string): void {
  const value: unknown = watched[field as never];
  Object.defineProperty(watched, field, {
    enumerable: true,
    configurable: true,
    get() {
      Object.defineProperty(watched, field, { value });
      appendFileSync(file, `${name}.${field}\n`);
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
