/**
 * Markers stand in a shell where each page has something of its own. They are plain words, so that Next does
 * not escape them on the way.
 */
const START = "ExportKitSlot-";
const END = "-End";

/** The slot of the page's HTML. */
export const BODY = "body";

/** Marker of a slot that holds a text. The name of a slot is letters, digits and dots. */
export const textMarker = (slot: string): string => START + slot.replaceAll(".", "-") + END;

/** Marker of a slot that holds the path of an address: Next puts the origin before it. */
export const addressMarker = (slot: string): string => `/${textMarker(slot)}`;

const MARKER = new RegExp(`/?${START}([\\w-]+?)${END}`);

/** Cuts a text at its markers: texts at even places, names of slots at odd ones. */
export function cutAtMarkers(text: string): string[] {
  return text.split(MARKER).map((part, index) => (index % 2 === 0 ? part : part.replaceAll("-", ".")));
}
