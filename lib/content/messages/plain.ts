import type { MessagePart } from "../schema/message-parts.ts";
import { isMessage } from "./compile.ts";

/** Replaces each message in a tree with its text without placeholders, so that sentences can be checked. */
export function plainTexts(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plainTexts);
  if (typeof tree !== "object" || tree === null) return tree;
  if (isMessage(tree)) return wordingsOf(tree.parts).join(". ");
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, plainTexts(value)]));
}

/** The words without placeholders: the text with its “other” cases, then each further case. */
function wordingsOf(parts: readonly MessagePart[]): string[] {
  let main = "";
  const others: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") main += part;
    else if ("cases" in part) {
      for (const [key, inner] of Object.entries(part.cases)) {
        const [text = "", ...further] = wordingsOf(inner);
        if (key === "other") main += text;
        else others.push(text);
        others.push(...further);
      }
    }
  }
  return [main, ...others];
}
