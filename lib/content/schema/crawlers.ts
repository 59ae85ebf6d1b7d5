import { z } from "zod";
import { isDistinct, sentence, text } from "./text.ts";

const crawler = z.strictObject({
  /** The operator, and what the crawler is for. */
  name: text,
  /** The product token in robots.txt (RFC 9309, 2.2.1). */
  userAgent: z.string().regex(/^[A-Za-z_-]+$/, "expected letters, hyphens and underscores: RFC 9309"),
  /** What is done with the pages: models are trained, a search index is built, or one user's question is answered. */
  use: z.enum(["training", "search", "answers"]),
  /** False shuts the whole site to it. */
  allowed: z.boolean(),
  reason: sentence,
});

/** `content/crawlers.yaml`: what programs of AI companies are told. */
export const crawlersSchema = z.strictObject({
  crawlers: z
    .array(crawler)
    .min(1)
    .refine(
      (crawlers) => isDistinct(crawlers.map(({ userAgent }) => userAgent.toLowerCase())),
      "expected no user agent twice",
    ),
  /** Lines of /llms.txt above its lists. */
  notes: z.array(sentence).min(1).max(5),
});
export type AiCrawlers = z.infer<typeof crawlersSchema>;
