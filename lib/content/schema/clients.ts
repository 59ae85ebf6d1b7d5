import { z } from "zod";
import { sceneName } from "./service.ts";
import { ref, refersTo } from "./reference.ts";
import { clause, rowsBy, sentence, sentenceOf, text } from "./text.ts";

/** The firm: its case study has the city, the industry and the service. */
const company = refersTo("client", text);

/**
 * A case study, listed on the home page. The least numbers of entries in this file, and the
 * ratings, are rules: docs/behaviour.md#home-page and docs/behaviour.md#about-why-us-careers-case-studies.
 */
const caseStudy = z.strictObject({
  name: text,
  city: ref("city"),
  industry: ref("industry"),
  service: ref("service"),
  result: sentenceOf(4, 12),
  description: sentenceOf(8, 30),
  /** True if the client has confirmed the entry. */
  verified: z.boolean(),
});

const testimonial = z.strictObject({
  /** Without quotation marks, which the page adds. */
  content: sentence,
  author: text,
  role: text,
  company,
  rating: z.literal(5),
  /** Colour of the stars. */
  gradient: z.enum(["clyde", "moss", "ink"]),
  /** The scene beside the quotation: the client's trade, or the service. */
  backgroundImage: sceneName,
});

/** Short enough to read before the slide changes. */
const short = testimonial.extend({ content: sentenceOf(8, 36) });

/** `content/testimonials.yaml`: testimonials of the rotating carousel on the home page, and of the grid. */
export const testimonialsSchema = z.strictObject({
  carousel: z.array(short).min(8),
  grid: z.array(short).min(4),
});

/** `content/stories.yaml`: the detailed testimonials. */
export const storiesSchema = z
  .array(testimonial.extend({ content: sentenceOf(50, 120), date: z.iso.date() }))
  .min(6);

const noFigures = clause.regex(/^\D*$/, "expected words without figures");

/** A story of the page of case studies. */
const clientStory = z.strictObject({
  company,
  challenge: sentenceOf(20, 60),
  solution: sentenceOf(20, 60),
  /** Without figures, which would have to be measured. */
  results: z.array(noFigures).min(2).max(4),
  /** One event, and its three stops before and now. */
  path: z.strictObject({
    moment: noFigures,
    before: z.array(noFigures).length(3),
    /** How tangled each of them was: coils of its cord. */
    tangles: z.array(z.number().int().min(1).max(3)).length(3),
    now: z.array(noFigures).length(3),
  }),
  /** The scene beside it, where that of its trade or service is shown elsewhere too often. */
  scene: sceneName.optional(),
  testimonial: sentence,
  author: text,
  role: text,
});
/** `content/client-stories.yaml`. */
export const clientStoriesSchema = z.array(clientStory).min(4);

/** `content/case-studies.yaml`. */
export const caseStudiesSchema = rowsBy("name", caseStudy).min(19);
