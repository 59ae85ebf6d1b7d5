/** `export-kit/writer`: for collection modules. */
export type { Collection, RenderedPage, WrittenCollection } from "./collections/collection-types.ts";
export { createPageRenderer } from "./collections/page-template.ts";
export type { HtmlChunk } from "./collections/html-chunks.ts";
