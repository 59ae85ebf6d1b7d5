import type { Graph, Thing, WithContext } from "schema-dts";

/** Structured data as the text of its element: `<` is escaped, lest a text of ours end the element. */
export function jsonLdText(data: WithContext<Thing> | Graph): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * Structured data of a page, from `jsonLdText`. The one place that writes JSON-LD.
 * The JSON is the element's text and not set as HTML: with Trusted Types enforced, the browser takes
 * it on soft navigation too. React prints the text of a script as it is.
 */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json">{text}</script>;
}
