import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

/** A frame with an absolute path, whose folders may have spaces. */
const FRAME = /\(?((?:\/|[a-z]:\\)[^()\n]*\.cjs):(\d+):(\d+)\)?$/gim;

/**
 * Maps the positions of a stack trace from a bundle to its sources, if the bundle has a source map. The map is only
 * read here: loading it with the bundle would delay every thread.
 */
export function mapStack(stack: string, bundle: string): string {
  const file = `${bundle}.map`;
  if (!existsSync(file)) return stack;
  const map = new SourceMap(JSON.parse(readFileSync(file, "utf8")) as SourceMapPayload);
  return stack.replace(FRAME, (frame: string, source: string, line: string, column: string) => {
    if (source !== bundle) return frame;
    const found = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in found)) return frame;
    const { originalSource, originalLine, originalColumn } = found;
    const position = `${originalSource.replace(/^(\.\.\/)+/, "")}:${originalLine + 1}:${originalColumn + 1}`;
    return frame.startsWith("(") ? `(${position})` : position;
  });
}
