/** A thread of the writer: renders and writes the pages of its groups, and its files, or links them where nothing has changed. */
import { linkSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { hashContent, type FileEntry } from "../publishing/manifest";
import { readsOf, startReading, startRecording, type RecordedPage } from "../queries/recording";
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

interface Work {
  collection: LoadedCollection;
  /** The groups of this thread. */
  assigned: string[];
  /** Undefined if Next has written the pages. */
  shell: ShellTemplate | undefined;
}

async function writeCollections(sources: readonly CollectionSource[], input: ThreadInput): Promise<void> {
  const { lists, shells, target, shard, thread, threads } = input;
  const work: Work[] = [];
  const handlers: { route: string; assigned: string[]; read: LoadedFiles["read"] }[] = [];
  startRecording();
  // What modules read while they are loaded may be in any page.
  const endLoading = startReading();
  let pages = 0;
  let ofAllShards = 0;
  for (const source of sources) {
    if (source.isHandler) {
      // Otherwise Next has written them.
      if (target === undefined) continue;
      const { paths, read } = await loadFiles(source, lists[source.route]);
      const files = shareOf(paths, shard);
      pages += files.length;
      ofAllShards += paths.length;
      handlers.push({
        route: source.route,
        assigned: shareOf(files, { number: thread + 1, count: threads }),
        read,
      });
      continue;
    }
    const shell = shells[source.route];
    const collection = await loadCollection(source, lists[source.route]);
    if (!shell && target !== undefined && collection.groups.length > 0)
      throw new Error(
        `${source.route}: Next prerendered no shell: wrap the exports of its page with export-kit/collection`,
      );
    const groups = shareOf(collection.groups, shard);
    const assigned = shareOf(groups, { number: thread + 1, count: threads });
    if (shell) {
      pages += countPages(collection, groups);
      ofAllShards += countPages(collection, collection.groups);
    }
    work.push({ collection, shell, assigned });
  }
  const loaded = endLoading();
  for (const { collection, shell } of work) if (shell) await checkFirstPage(collection, shell);
  send({ kind: "ready", pages, ofAllShards });
  const writer = createWriter(input);
  const written: Record<string, RecordedPage[]> = {};
  for (const { route, assigned, read } of handlers) {
    const files: RecordedPage[] = (written[route] = []);
    for (const address of assigned) {
      const file = address.slice(1);
      if (!writer.link(file)) {
        const end = startReading(loaded);
        writer.write(file, await read(address));
        files.push({ file, number: end(), finding: undefined });
      }
      writer.count();
    }
  }
  for (const { collection, assigned, shell } of work) {
    if (!shell) continue;
    const files: RecordedPage[] = (written[collection.route] = []);
    for (const params of pagesOf(collection, assigned)) {
      const file = `${collection.pathOf(params).slice(1)}.html`;
      if (!writer.link(file)) {
        const end = startReading(loaded);
        const rendered = collection.render(params);
        // An `await` for each page would cost synchronous collections a microtask per page.
        const page = rendered instanceof Promise ? await rendered : rendered;
        writer.writePage(file, shell, page);
        files.push({ file, number: end(), finding: page.finding });
      }
      writer.count();
    }
  }
  writer.report();
  send({ kind: "read", reads: readsOf(written) });
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
    const { values } = await collection.render(params);
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
  /** Creates the folder of a file. */
  const fileAt = (name: string) => {
    const file = path.join(target!, name);
    if (path.dirname(file) !== folder) mkdirSync((folder = path.dirname(file)), { recursive: true });
    return file;
  };
  const write = (name: string, bytes: Uint8Array) => {
    if (target === undefined) return;
    if (hashing) files.push([name, hashContent(bytes)]);
    writeFileSync(fileAt(name), bytes);
  };
  return {
    write,
    writePage: (name: string, shell: ShellTemplate, page: PageToWrite) =>
      write(name, encode(fillShell(shell, page))),
    /** Links an unchanged file of the published site, which is never written to again; returns false for others. */
    link(name: string): boolean {
      if (!unchanged?.files.has(name)) return false;
      linkSync(path.join(unchanged.site, name), fileAt(name));
      return true;
    },
    count(): void {
      pages += 1;
      if (pages >= BATCH_SIZE) report();
    },
    report,
  };
}
