/** For tests: a copy of the content with deliberate mistakes, one at a time. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import type { ValidFiles } from "../content";
import { readFiles } from "../load";
import { ContentError, type ContentProblem } from "../problems";

/** Returns the new contents of a file; undefined deletes it. `text` is empty if the file does not exist yet. */
export type Change = (text: string) => string | Buffer | undefined;

/** Changes, by the file's path in `content/`. */
export type Changes = Record<string, Change>;

/** Name of the mistake, the change, and all expected problems: file in `content/`, field, message. */
export type MistakeRow = [
  name: string,
  changes: Changes,
  ...expected: [file: string, field: string, message: RegExp][],
];

export const replace =
  (search: string | RegExp, by: string): Change =>
  (text) => {
    const changed = text.replace(search, by);
    if (changed === text) throw new Error(`“${search}” is not in the file`);
    return changed;
  };
/** The first challenge of an industry, as one line. */
export function firstChallengeOf(industry: string): string {
  const { challenges } = parse(originalFile(`industries/${industry}.yaml`)) as { challenges: string[] };
  return challenges[0]!;
}
export const remove: Change = () => undefined;
export const write =
  (text: string | Buffer): Change =>
  () =>
    text;
/** Reads the original of a file in `content/`, not the changed copy. */
export const originalFile = (name: string) => readFileSync(`content/${name}`, "utf8");
/** Appends a copy of the first row of a list. */
export const repeatFirstRow: Change = (text) => `${text.trimEnd()}\n- ${text.split(/^- /m)[1]}`;

/** A copy of the content whose files are changed for one read only. */
interface ContentCopy {
  root: () => string;
  /** Reads the content with the changes applied and returns its problems. */
  plant: (changes: Changes) => ContentProblem[];
  /** The content with the changes applied. */
  read: (changes: Changes) => ValidFiles;
}

/** The line of a content file on which a text first stands, as problems name it: "line 28". */
export function lineOf(file: string, text: string): string {
  const lines = originalFile(file).toString().split("\n");
  return `line ${lines.findIndex((line) => line.includes(text)) + 1}`;
}

/** Copies the content before the tests of a file and removes the copy afterwards. */
export function copyContent(): ContentCopy {
  let root = "";
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), "content-"));
    cpSync("content", path.join(root, "content"), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const withChanges = <T>(changes: Changes, action: (root: string) => T): T => {
    const undo = Object.entries(changes).map(([name, change]) =>
      apply(path.join(root, "content", name), change),
    );
    try {
      return action(root);
    } finally {
      for (const restore of undo) restore();
    }
  };
  return {
    root: () => root,
    plant: (changes) => withChanges(changes, problemsIn),
    read: (changes) => withChanges(changes, readFiles),
  };
}

function apply(file: string, change: Change): () => void {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const after = change(before?.toString("utf8") ?? "");
  if (after === undefined) rmSync(file);
  else writeFileSync(file, after);
  return () => (before ? writeFileSync(file, before) : rmSync(file));
}

/** The problems of the content, without the cache. */
export function problemsIn(root: string): ContentProblem[] {
  try {
    readFiles(root);
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
  return [];
}

/** Tests that each mistake leads to the expected problems and no others. */
export function testMistakes(rows: readonly MistakeRow[]): void {
  const { plant } = copyContent();
  it.each(rows)("refuses %s", (_, changes, ...expected) => {
    const found = plant(changes);
    expect(found).toEqual(
      expected.map(([file, field, message]) => ({
        file: `content/${file}`,
        field,
        message: expect.stringMatching(message),
      })),
    );
    expect(found.length).toBeGreaterThan(0);
  });
}
