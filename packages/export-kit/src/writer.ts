/** `export-kit/writer`: for collection modules, and for measurements of the writer. */
export type { Collection, Observer, RenderedPage, WrittenCollection } from "./collections/collection";
export { createPageRenderer } from "./collections/page-template";
export { createPageEncoder, htmlOf, type HtmlChunk } from "./collections/html-chunks";
export { parseShell, stripScripts } from "./collections/shell-template";
export { writePages } from "./collections/write-pages";
export { SLOT_MARKER } from "./fragments";
