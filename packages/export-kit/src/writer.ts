/** `export-kit/writer`: for collection modules. */
export type {
  Collection,
  Observer,
  RenderedPage,
  WrittenCollection,
} from "./collections/collection-types.ts";
export { createPageRenderer } from "./collections/page-template.ts";
export { htmlOf, type HtmlChunk } from "./collections/html-chunks.ts";
export { SLOT_MARKER } from "./fragments.tsx";
