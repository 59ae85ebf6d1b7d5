import type { Graph, Thing, WithContext } from "schema-dts";

/** Serialises structured data for `JsonLd`. Escapes `<`, so that no text can close the script element. */
export function jsonLdText(data: WithContext<Thing> | Graph): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * Structured data of a page, from `jsonLdText`. The JSON is a text child, not `dangerouslySetInnerHTML`: React does not
 * escape the text of a script, and Trusted Types refuse HTML on soft navigation.
 */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json">{text}</script>;
}
