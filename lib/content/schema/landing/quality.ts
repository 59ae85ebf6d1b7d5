import { z } from "zod";
import { label, message } from "../message.ts";

/** `content/landing/quality.yaml`: the report on the similarity of pages. */
export const qualitySchema = z.strictObject({
  metadata: z.strictObject({ title: message({}, { brand: "text" }), description: label }),
  heading: label,
  lead: message({ limit: "text" }, { pages: "number", siblings: "number", excluded: "number" }),
  words: message({ mean: "number", min: "number" }),
  kinds: z.strictObject({ city: label, industry: label, service: label }),
  kind: message(
    { mean: "text", max: "text" },
    { maxPath: "text", ownMean: "text", ownMin: "text", ownMinPath: "text" },
  ),
  unsuitable: message({ count: "number" }),
  sameInEveryCity: message({ count: "number" }),
  unique: z.strictObject({
    heading: label,
    text: message({ pages: "number", min: "number", median: "number" }, { minPath: "text" }),
    bar: message({ from: "number", pages: "number" }),
  }),
  bar: message({ from: "text", to: "text", pairs: "number" }),
});
