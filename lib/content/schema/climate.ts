import { z } from "zod";
import { weatherCondition } from "./industry.ts";
import { noun, slug } from "./text.ts";

/** `content/climates.yaml`: a class of climates; cities name theirs by `id`. */
export const climateSchema = z.strictObject({
  id: slug,
  /** A noun phrase for readers, after "with": "cold winters and hot summers". */
  name: noun,
  /** What recurs every year. Darkness depends on the latitude alone, so pages compute it. */
  conditions: z
    .array(weatherCondition.exclude(["dark"]))
    .refine((conditions) => new Set(conditions).size === conditions.length, "expected each condition once"),
});
export type Climate = z.infer<typeof climateSchema>;
