import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

/** Reads the source map of a bundle. @returns maps line and column, from 0, to file, line and column, from 1, if there are any */
export function readSourceMap(bundle: string): (line: number, column: number) => string | undefined {
  const file = `${bundle}.map`;
  if (!existsSync(file)) return () => undefined;
  const map = new SourceMap(JSON.parse(readFileSync(file, "utf8")) as SourceMapPayload);
  return (line, column) => {
    const found = map.findEntry(line, column);
    if (!("originalSource" in found)) return undefined;
    const { originalSource, originalLine, originalColumn } = found;
    return `${originalSource.replace(/^(\.\.\/)+/, "")}:${originalLine + 1}:${originalColumn + 1}`;
  };
}
