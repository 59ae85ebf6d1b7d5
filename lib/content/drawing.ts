import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The source of a drawing, with colour tokens: `paint` of `lib/art/colours.ts` replaces them.
 *
 * @param name a name of `lib/art`
 */
export function readDrawing(name: string): string {
  return readFileSync(path.join(process.cwd(), "lib/art/scenes", `${name}.svg`), "utf8");
}
