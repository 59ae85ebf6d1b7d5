import type { Inline, Post } from "./schema/post.ts";

/** A part of a post. `heading` has the anchor of its section. */
export type PostPart =
  | { type: "heading"; id: string; text: string }
  | { type: "paragraph"; text: readonly Inline[] }
  | { type: "numbered" | "points"; items: readonly (readonly Inline[])[] }
  /** Where the page of a post with `clocks` draws their hours. */
  | { type: "hours" }
  | ({ type: "sum" } & NonNullable<Post["sum"]>)
  | ({ type: "tally" } & NonNullable<Post["tally"]>)
  | ({ type: "table" } & NonNullable<Post["table"]>);

/** The parts of a post in the order that docs/behaviour.md#blog fixes. The page of the post and the feeds show all of them. */
export function partsOf({ content, numbered, sum, tally, table, ...post }: Post): PostPart[] {
  const parts: PostPart[] = [];
  for (const [index, text] of content.entries()) {
    if (index === 1) parts.push({ type: "heading", id: "part-1", text: post.heading1 });
    if (index === 3) parts.push({ type: "hours" }, { type: "heading", id: "part-2", text: post.heading2 });
    parts.push({ type: "paragraph", text });
    const isNext = (figure: { after: number } | undefined) => figure?.after === index + 1;
    for (const { items } of numbered.filter(isNext)) parts.push({ type: "numbered", items });
    if (sum && isNext(sum)) parts.push({ type: "sum", ...sum });
    if (tally && isNext(tally)) parts.push({ type: "tally", ...tally });
    if (table && isNext(table)) parts.push({ type: "table", ...table });
  }
  return [
    ...parts,
    { type: "heading", id: "key-points", text: post.listHeading },
    { type: "points", items: post.list },
    { type: "heading", id: "conclusion", text: "Conclusion" },
    ...post.conclusion.map((text) => ({ type: "paragraph" as const, text })),
  ];
}
