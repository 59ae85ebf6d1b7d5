import { z } from "zod";
import { POST_DRAWINGS } from "../../art/index.ts";
import { ref, refersTo } from "./reference.ts";
import { isDistinct, sentence, sentenceOf, slug, text } from "./text.ts";

/** The slug of a post: its title in lower case, punctuation removed, spaces as hyphens. It is the post's address. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

/** An amount such as "£1,499" or "-£44.50", after placeholders have been filled in. */
const amount = text
  .regex(/^-?£\d[\d,]*(\.\d\d)?$/, "expected an amount such as £400 or -£44.50")
  .transform((value) => Number(value.replace(/[£,]/g, "")));

/** The result of "£45 × 26 ÷ 12 months"; undefined if the text is no multiplication. */
function productOf(how: string): number | undefined {
  const [first, ...others] = how.split(/(?=[×÷])/);
  const numbers = [first!, ...others].map((part) =>
    /^[×÷]?\s*£?(\d[\d,.]*)/.exec(part)?.[1]?.replaceAll(",", ""),
  );
  if (others.length === 0 || numbers.includes(undefined)) return undefined;
  return others.reduce((result, part, index) => {
    const number = Number(numbers[index + 1]);
    return part.startsWith("×") ? result * number : result / number;
  }, Number(numbers[0]));
}

/** A sum of the post as a table and a waterfall. Costs are negative. */
const sum = z.strictObject({
  /** It is shown below this paragraph, counted from 1. */
  after: z.int().positive(),
  caption: sentence,
  rows: z
    .array(
      z.strictObject({ label: text, how: text, amount }).refine(
        // An amount that is none is reported as that.
        ({ how, amount: result }) => !(Math.abs((productOf(how) ?? NaN) - Math.abs(result)) > 0.5),
        {
          path: ["amount"],
          error: "expected the result of `how`",
        },
      ),
    )
    .min(2)
    .max(7),
  /** What the total is called. */
  total: text,
});

/** A comparison of the post as a table; its last row is the result. */
const table = z
  .strictObject({
    /** As of a sum. */
    after: z.int().positive(),
    caption: sentence,
    columns: z.array(text).min(2).max(3),
    rows: z
      .array(z.strictObject({ label: text, cells: z.array(text) }))
      .min(2)
      .max(8),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    path: ["rows"],
    error: "expected a cell for every column",
  });

const counted = z.strictObject({ count: z.int().min(1).max(40), label: text });

/** What a post counts, as rings: those that have a place, and those left over. */
const tally = z.strictObject({
  /** As of a sum. */
  after: z.int().positive(),
  caption: sentence,
  filled: counted,
  open: counted,
});

/** Front matter of `content/blog/<slug>.md`. */
export const postMatterSchema = z
  .strictObject({
    id: z.string().regex(/^blog-\d+$/, "expected blog- and a number"),
    title: text,
    slug,
    excerpt: sentenceOf(15, 35),
    date: z.iso.date(),
    author: refersTo("author", text),
    category: refersTo("topic", text),
    tags: z.array(refersTo("tag", text)).min(3).max(5).refine(isDistinct, "expected no tag twice"),
    /** Number of a drawing of `lib/art`. */
    image: z.int().min(1).max(POST_DRAWINGS.length),
    sum: sum.optional(),
    table: table.optional(),
    tally: tally.optional(),
    updated: z.iso.date(),
    /** Cities whose hours are drawn after the first section. */
    clocks: z.array(ref("city")).min(1).max(4).optional(),
  })
  .refine(({ title, slug }) => slug === slugOfTitle(title), {
    path: ["slug"],
    error: ({ input }) =>
      `expected the title as a slug, “${slugOfTitle(String((input as { title: unknown }).title))}”`,
  })
  .refine(({ date, updated }) => updated >= date, {
    path: ["updated"],
    error: "expected no day before `date`",
  });
export type PostMatter = z.infer<typeof postMatterSchema>;

/** The heading and introduction of the page of a category or tag. */
const topicText = z.strictObject({
  heading: text,
  description: sentence.min(50).max(165),
  /** The service that it is about; shown where there are few posts. */
  service: ref("service").optional(),
});
export type TopicText = z.infer<typeof topicText>;

/** The topics by name, in the order of lists. Their addresses are made from the names. Their number is a rule. */
const topics = (count: number) =>
  z
    .record(text.regex(/^[a-z]+([ -][a-z]+)*$/i, "expected words in letters"), topicText)
    .refine(
      (texts) => Object.keys(texts).length === count,
      `expected ${count}, the number of docs/behaviour.md#blog`,
    );

/** The part of `content/pages/blog.yaml` with the texts of categories and tags. */
export const topicTexts = { categories: topics(7), tags: topics(24) };

/** Running text: a part of a paragraph or list item of a post. */
export type Inline =
  | string
  | { type: "strong"; children: Inline[] }
  | { type: "emphasis"; children: Inline[] }
  /** A path of the site, or an address with https. */
  | { type: "link"; url: string; children: Inline[] };

/** A part of a post. `heading` has the anchor of its section. */
export type PostPart =
  | { type: "heading"; id: string; text: string }
  | { type: "paragraph"; text: Inline[] }
  | { type: "numbered" | "points"; items: Inline[][] }
  /** Where the page of a post with `clocks` draws their hours. */
  | { type: "hours" }
  | ({ type: "sum" } & z.output<typeof sum>)
  | ({ type: "tally" } & z.output<typeof tally>)
  | ({ type: "table" } & z.output<typeof table>);

/** A post of the blog. */
export interface Post extends PostMatter {
  /** In the order that docs/behaviour.md#blog fixes. The page of the post and the feeds show all of them. */
  parts: PostPart[];
  /** Number of words in the text, without title and excerpt. */
  words: number;
  /** In minutes. */
  readTime: number;
}

/** A category or tag with its posts. */
export interface Topic extends TopicText {
  /** As front matter has it. */
  name: string;
  slug: string;
  /** Newest first. */
  posts: Post[];
  /** False if the list is too short to be indexed by search engines. */
  indexable: boolean;
}
