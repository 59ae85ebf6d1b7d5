/** `export-kit/collection-module`: for the modules that the option `collections` names. */
export type { Collection, RenderedPage, WrittenCollection } from "./collections/collection-types.ts";
export { createPageRenderer } from "./collections/page-template.ts";
export type { HtmlChunk } from "./collections/html-chunks.ts";
