import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { ref } from "./reference.ts";
import { clause, sentence, text, titled } from "./text.ts";

/** `content/pages/tools.yaml`. */
export const toolsSchema = z.strictObject({
  ...pageBase,
  /** That the tool of hours opens with. */
  city: ref("city"),
  /** Above the list of the tools. */
  list: titled,
  commonToAll: z.strictObject({ title: text, items: z.array(sentence).min(1) }),
  closing: titled,
});
export type ToolsPage = z.output<typeof toolsSchema>;

/** `content/pages/tools/<tool>.yaml`. */
export const toolSchema = z.strictObject({
  ...pageBase,
  /** Heading above the fields, and a note below them. */
  form: z.strictObject({ title: text, note: sentence }),
  /** How the figures come about: for readers, and all there is without JavaScript besides the table. */
  method: z.strictObject({ title: text, paragraphs: z.array(sentence).min(2) }),
  /** The worked table of typical values; `caption` names it for screen readers. */
  table: titled.extend({ caption: clause }),
  /** The band at the end: the tool that works out the price, or else the contact form. */
  closing: titled.extend({ next: z.literal("cost").optional() }),
  /** In place of the fields without JavaScript. */
  noScript: sentence,
});
export type ToolPage = z.output<typeof toolSchema>;
