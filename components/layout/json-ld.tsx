import type { Graph, Thing, WithContext } from "schema-dts";

/**
 * Structured data of a page. The one place that writes JSON-LD.
 * The JSON is the element's text and not set as HTML: with Trusted Types enforced, the browser takes
 * it on soft navigation too. React prints the text of a script as it is, so `<` is escaped here, lest
 * a text of ours end the element.
 */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
