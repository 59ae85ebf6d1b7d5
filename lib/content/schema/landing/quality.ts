import { z } from "zod";
import { label, message } from "../message.ts";

/** `content/landing/quality.yaml`: the report on the similarity of pages. */
export const qualitySchema = z.strictObject({
  metadata: z.strictObject({ title: message({}, { brand: "text" }), description: label }),
  heading: label,
  lead: message({ limit: "text" }, { siblings: "number", excluded: "number" }),
  facts: z.strictObject({
    pages: label,
    words: message({ min: "number" }),
    unsuitable: label,
    sameInEveryCity: label,
  }),
  kinds: z.strictObject({ city: label, industry: label, service: label }),
  siblings: z.strictObject({ city: label, industry: label, service: label }),
  kind: message({}, { ownMean: "text", ownMin: "text" }),
  extremes: z.strictObject({ heading: label, alike: label, ownWords: label, unique: label }),
  drawing: z.strictObject({
    strips: label,
    unique: label,
    pages: message({ pages: "number" }),
    limit: message({ limit: "text" }),
    mean: label,
    most: label,
    median: label,
    least: label,
  }),
  unique: z.strictObject({
    heading: label,
    text: message({ pages: "number", min: "number", median: "number" }),
    bar: message({ from: "number", pages: "number" }),
  }),
  bar: message({ from: "text", to: "text", pairs: "number" }),
});
