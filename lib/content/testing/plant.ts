/** For tests: a copy of the content with deliberate mistakes, one at a time. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import type { ValidFiles } from "../content";
import { readFiles } from "../read-content";
import { ContentError, type ContentProblem } from "../problems";

/** Returns the new contents of a file; undefined deletes it. `text` is empty if the file does not exist yet. */
export type Change = (text: string) => string | Buffer | undefined;

/** Changes, by the file's path in `content/`. */
export type Changes = Record<string, Change>;

/** Replaces a text, which has to be in the file. */
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
/** Deletes the file. */
export const remove: Change = () => undefined;
/** Writes the whole file. */
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

/** Number of rows in a list of the content. */
const rowsOf = (file: string) => originalFile(file).match(/^- /gm)?.length;

/** A mistake, and the problems expected: file in `content/`, field, message. */
export interface Mistake {
  name: string;
  changes: Changes;
  expected: [file: string, field: string | RegExp, message: RegExp][];
}

/** Reads a change: `first row again`, `removed`, or a text or /expression/ with what takes its place. */
function readChange(text: string): Change {
  if (text === "first row again") return repeatFirstRow;
  if (text === "removed") return remove;
  const [, search, by] = /^(.+?) => (.*)$/.exec(text)!;
  const expression = /^\/(.*)\/(\w*)$/.exec(search!);
  const lines = (part: string) => part.replaceAll("\\n", "\n");
  return replace(expression ? new RegExp(expression[1]!, expression[2]) : lines(search!), lines(by!));
}

/** Reads a mistake of `mistakes.txt`: its name, changes by file, and after `!` problems, in the first file unless one is named. */
export function readMistake(block: string): Mistake {
  const [name, ...lines] = block.split("\n  ");
  const changes: Changes = {};
  const expected: Mistake["expected"] = [];
  for (const line of lines) {
    const problem = /^! (?:(\S+\.\w{2,8}) )?(.*?): (.*)$/.exec(line);
    const [first] = Object.keys(changes);
    if (problem) {
      const [, file = first!, field, message] = problem;
      const place = field!.startsWith("/")
        ? new RegExp(field!.slice(1, -1))
        : field!.replace("[new]", () => `[${rowsOf(file)}]`);
      expected.push([file, place, new RegExp(message!)]);
    } else {
      const [, file, change] = /^(\S+): (.*)$/.exec(line)!;
      const before = changes[file!];
      const next = readChange(change!);
      changes[file!] = before ? (text) => next(String(before(text))) : next;
    }
  }
  return { name: name!, changes, expected };
}

/** Each level repeats the previous one ten times: 300 bytes expand to ten thousand million values. */
export const ALIAS_BOMB = Array.from(
  { length: 10 },
  (_, level) =>
    `a${level}: &a${level} [${
      level
        ? Array(10)
            .fill(`*a${level - 1}`)
            .join(", ")
        : "x"
    }]`,
).join("\n");

/** Replaces a text and saves the file in another encoding than UTF-8. */
export const latin1 =
  (search: string, by: string): Change =>
  (text) =>
    Buffer.from(text.replace(search, by), "latin1");

/** Matches a problem. */
export const problemLike = ([file, field, message]: Mistake["expected"][number]) => ({
  file: `content/${file}`,
  field: typeof field === "string" ? field : expect.stringMatching(field),
  message: expect.stringMatching(message),
});
