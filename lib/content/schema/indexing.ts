import { z } from "zod";
import { rowsBy, text } from "./text.ts";

/** For the owner: printed with the funnel of a build. */
const reason = text;

/** One row of `content/indexing.yaml`. */
const ruleSchema = z.discriminatedUnion("rule", [
  z.strictObject({ rule: z.literal("fit"), least: z.enum(["core", "possible"]), reason }),
  z.strictObject({ rule: z.literal("desk"), least: z.int().min(1).max(100), reason }),
  z.strictObject({ rule: z.literal("figures"), least: z.int().positive(), reason }),
  z.strictObject({ rule: z.enum(["place", "language", "price", "reach"]), reason }),
]);

/** `content/indexing.yaml`: which landing pages are offered to search engines. */
export const indexingSchema = rowsBy("rule", ruleSchema);

export type IndexingRule = z.infer<typeof ruleSchema>;
