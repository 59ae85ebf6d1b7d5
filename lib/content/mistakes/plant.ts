/** For tests: a copy of the content in which mistakes are planted, one after the other. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent, type ContentFiles } from "../load";
import { ContentError, type ContentProblem } from "../problems";

/** A file's new text, or bytes, made from the old one; undefined removes the file. A new file begins empty. */
export type Change = (text: string) => string | Buffer | undefined;

/** By the file's path in `content/`. */
export type Changes = Record<string, Change>;

/** A name for the mistake, the mistake, and all that is said of it: file in `content/`, field, expectation. */
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
export const remove: Change = () => undefined;
export const write =
  (text: string | Buffer): Change =>
  () =>
    text;
/** The text of a file of the site's own content. */
export const ownFile = (name: string) => readFileSync(`content/${name}`, "utf8");
/** Appends the first row of a list once more. */
export const repeatFirstRow: Change = (text) => `${text.trimEnd()}\n- ${text.split(/^- /m)[1]}`;

/** A copy of the content in which files can be changed for as long as one look at it takes. */
interface ContentCopy {
  root: () => string;
  /** What the readers find wrong with the changes. */
  plant: (changes: Changes) => ContentProblem[];
  /** What the readers make of the changes. */
  read: (changes: Changes) => ContentFiles;
}

/** Copies the content before the tests of a file, and removes the copy after them. */
export function copyContent(): ContentCopy {
  let root = "";
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), "content-"));
    cpSync("content", path.join(root, "content"), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const withChanges = <T>(changes: Changes, look: (root: string) => T): T => {
    const undo = Object.entries(changes).map(([name, change]) =>
      apply(path.join(root, "content", name), change),
    );
    try {
      return look(root);
    } finally {
      for (const restore of undo) restore();
    }
  };
  return {
    root: () => root,
    plant: (changes) => withChanges(changes, problemsIn),
    read: (changes) => withChanges(changes, readContent),
  };
}

function apply(file: string, change: Change): () => void {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const after = change(before?.toString("utf8") ?? "");
  if (after === undefined) rmSync(file);
  else writeFileSync(file, after);
  return () => (before ? writeFileSync(file, before) : rmSync(file));
}

/** What the readers find, without any cache. */
export function problemsIn(root: string): ContentProblem[] {
  try {
    readContent(root);
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
  return [];
}

/** Requires that each mistake is found, where it is, and that nothing else is said. */
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
