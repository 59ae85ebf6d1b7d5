import { useMemo } from "react";
import type { Texts } from "@/lib/tools/query";
import type { Tool } from "./use-tool";

/**
 * The result for the texts of a tool. Those that the page opens with have theirs from the build, so that it is not
 * computed again while the page gets ready. Pass the same `compose` on every render.
 */
export function useResult<R>({ valid, defaults }: Tool, prerendered: R, compose: (texts: Texts) => R): R {
  const isDefault = Object.entries(defaults).every(([name, text]) => valid[name] === text);
  return useMemo(() => (isDefault ? prerendered : compose(valid)), [isDefault, prerendered, compose, valid]);
}
