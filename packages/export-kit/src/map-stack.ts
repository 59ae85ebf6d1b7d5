import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

const FRAME = /\(?([^\s()]+\.cjs):(\d+):(\d+)\)?$/gm;

/**
 * A stack with the places in a bundle replaced by those in its sources, as far as its source map is there. The
 * map is read only now: loading it with the bundle would delay every thread.
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
    const place = `${originalSource.replace(/^(\.\.\/)+/, "")}:${originalLine + 1}:${originalColumn + 1}`;
    return frame.startsWith("(") ? `(${place})` : place;
  });
}
