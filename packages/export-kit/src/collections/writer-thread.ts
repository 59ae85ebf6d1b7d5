/** A thread of the writer: renders and writes the pages of its groups, and its files, or links them where nothing has changed. */
import { linkSync, mkdirSync, writeFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { hashContent, type FileEntry } from "../publishing/manifest";
import {
  readsOf,
  recordFinding,
  startReading,
  startRecording,
  type RecordedPage,
} from "../queries/recording";
import type { RouteParams } from "./collection-types";
import {
  loadCollection,
  loadFiles,
  type CollectionSource,
  type LoadedCollection,
  type LoadedFiles,
  type PageToWrite,
} from "./load-collection";
import { createPageEncoder } from "./html-chunks";
import { assertFields, fillShell, type ShellTemplate } from "./shell-template";
import { shareOf } from "./share-of-work";
import type { ThreadInput, ThreadMessage } from "./write-pages";

/** Pages per message to the main thread. */
const BATCH_SIZE = 256;

const send = (message: ThreadMessage) => parentPort!.postMessage(message);

/** Runs until all pages of the thread are written. */
export async function runWriterThread(
  sources: readonly CollectionSource[],
  input: ThreadInput,
): Promise<void> {
  try {
    await writeCollections(sources, input);
  } catch (error) {
    const { message, stack = message } = error as Error;
    send({ kind: "failed", message, stack });
  }
}

/** The share of a thread. */
interface Assigned {
  pages: { collection: LoadedCollection; groups: string[]; shell: ShellTemplate }[];
  /** Of route handlers. */
  files: { route: string; paths: string[]; read: LoadedFiles["read"] }[];
  /** Number of pages and files in the shard, for all its threads. */
  inShard: number;
  inAllShards: number;
}

async function writeCollections(sources: readonly CollectionSource[], input: ThreadInput): Promise<void> {
  startRecording();
  // What modules read while they are loaded may be in any page.
  const endLoading = startReading();
  const assigned = await loadAssigned(sources, input);
  const loaded = endLoading();
  send({ kind: "ready", pages: assigned.inShard, ofAllShards: assigned.inAllShards });

  const writer = createWriter(input);
  const written: Record<string, RecordedPage[]> = {};
  for (const { route, paths, read } of assigned.files) {
    const files: RecordedPage[] = (written[route] = []);
    for (const address of paths) {
      const file = address.slice(1);
      if (writer.link(file)) continue;
      const end = startReading(loaded);
      writer.write(file, await read(address));
      files.push({ file, number: end() });
    }
  }
  for (const { collection, groups, shell } of assigned.pages) {
    const files: RecordedPage[] = (written[collection.route] = []);
    let isFirst = true;
    for (const params of pagesOf(collection, groups)) {
      const file = `${collection.pathOf(params).slice(1)}.html`;
      if (writer.link(file)) continue;
      if (isFirst) await checkFirstPage(collection, shell);
      isFirst = false;
      const finding = recordFinding(input.unchanged?.knownFindings.get(file), loaded, () =>
        collection.findingOf(params),
      );
      if (writer.link(file, finding?.text)) {
        files.push({ file, finding });
        continue;
      }
      const end = startReading(loaded);
      const rendered = collection.render(params, finding?.text);
      // An `await` for each page would cost synchronous collections a microtask per page.
      const page = rendered instanceof Promise ? await rendered : rendered;
      writer.writePage(file, shell, page);
      files.push({ file, number: end(), finding });
    }
  }
  writer.report();
  send({ kind: "read", reads: readsOf(written) });
}

/** Loads all collections. With the engine `next` nothing is assigned: Next has written their pages, so there are no shells. */
async function loadAssigned(
  sources: readonly CollectionSource[],
  { lists, shells, target, shard, thread, threads }: ThreadInput,
): Promise<Assigned> {
  const share = { number: thread + 1, count: threads };
  const assigned: Assigned = { pages: [], files: [], inShard: 0, inAllShards: 0 };
  for (const source of sources) {
    const { route, isHandler } = source;
    if (isHandler) {
      // Otherwise Next has written them.
      if (target === undefined) continue;
      const { paths, read } = await loadFiles(source, lists[route]);
      const inShard = shareOf(paths, shard);
      assigned.inShard += inShard.length;
      assigned.inAllShards += paths.length;
      assigned.files.push({ route, paths: shareOf(inShard, share), read });
      continue;
    }
    const collection = await loadCollection(source, lists[route]);
    const shell = shells[route];
    if (!shell && target !== undefined && collection.groups.length > 0)
      throw new Error(
        `${route}: Next prerendered no shell: wrap the exports of its page with export-kit/collection`,
      );
    if (!shell) continue;
    const inShard = shareOf(collection.groups, shard);
    assigned.inShard += countPages(collection, inShard);
    assigned.inAllShards += countPages(collection, collection.groups);
    assigned.pages.push({ collection, groups: shareOf(inShard, share), shell });
  }
  return assigned;
}

function* pagesOf(collection: LoadedCollection, groups: readonly string[]): Generator<RouteParams> {
  for (const group of groups) yield* collection.pagesOf(group);
}

function countPages(collection: LoadedCollection, groups: readonly string[]): number {
  let pages = 0;
  for (const _ of pagesOf(collection, groups)) pages += 1;
  return pages;
}

/** Renders the collection's first page, which the shell was made with: all others are compared with it. */
async function checkFirstPage(collection: LoadedCollection, shell: ShellTemplate): Promise<void> {
  for (const params of pagesOf(collection, collection.groups.slice(0, 1))) {
    const { values } = await collection.render(params, collection.findingOf(params));
    assertFields(collection.route, shell, Object.keys(values));
    return;
  }
}

function createWriter({ target, hashing, unchanged }: ThreadInput) {
  const encode = createPageEncoder();
  let folder = "";
  let pages = 0;
  /** Hashed while the pages are in memory: reading them again would take minutes. */
  const files: [file: string, entry: FileEntry][] = [];
  const report = () => {
    if (pages === 0) return;
    send({ kind: "written", pages, files: files.splice(0) });
    pages = 0;
  };
  /** Creates the folder of a file. Not by `path.join`, which takes a third as long as a link: there are hundreds of thousands. */
  const fileAt = (name: string) => {
    const file = `${target}/${name}`;
    const parent = file.slice(0, file.lastIndexOf("/"));
    if (parent !== folder) mkdirSync((folder = parent), { recursive: true });
    return file;
  };
  const count = () => {
    pages += 1;
    if (pages >= BATCH_SIZE) report();
  };
  const write = (name: string, bytes: Uint8Array) => {
    if (target !== undefined) {
      if (hashing) files.push([name, hashContent(bytes)]);
      writeFileSync(fileAt(name), bytes);
    }
    count();
  };
  return {
    write,
    writePage: (name: string, shell: ShellTemplate, page: PageToWrite) =>
      write(name, encode(fillShell(shell, page))),
    /**
     * Links an unchanged file of the published site, which is never written to again; returns false for others.
     *
     * @param finding of a page, if it is known
     */
    link(name: string, finding?: string): boolean {
      if (!unchanged) return false;
      const isSame = finding !== undefined && unchanged.findings.get(name) === finding;
      if (!isSame && !unchanged.files.has(name)) return false;
      linkSync(`${unchanged.site}/${name}`, fileAt(name));
      count();
      return true;
    },
    report,
  };
}
