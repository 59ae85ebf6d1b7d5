import { z } from "zod";
import { weatherCondition } from "./industry.ts";
import { isDistinct, noun, rowsBy, slug } from "./text.ts";

/** A class of climates; cities name theirs by `id`. */
const climate = z.strictObject({
  id: slug,
  /** A noun phrase for readers, after "with": "cold winters and hot summers". */
  name: noun,
  /** What recurs every year. Darkness depends on the latitude alone, so pages compute it. */
  conditions: z.array(weatherCondition.exclude(["dark"])).refine(isDistinct, "expected each condition once"),
});
export type Climate = z.infer<typeof climate>;

/** `content/climates.yaml`. */
export const climatesSchema = rowsBy("id", climate);
