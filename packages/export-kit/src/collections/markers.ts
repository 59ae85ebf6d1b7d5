/**
 * Markers: what Next prints in a shell where pages differ. They are plain words, so that Next does not escape them.
 */
const START = "ExportKitSlot-";
const END = "-End";

/** The slot of the page's HTML. */
export const BODY = "body";

/** The marker of a slot for text. Names of slots consist of letters, digits and dots. */
export const textMarker = (slot: string): string => START + slot.replaceAll(".", "-") + END;

/** The marker of a slot for the path of a URL: Next puts the origin before it. */
export const addressMarker = (slot: string): string => `/${textMarker(slot)}`;

const MARKER = new RegExp(`/?${START}([\\w-]+?)${END}`);

/** Cuts a text at its markers: text at even indexes, names of slots at odd ones. */
export function cutAtMarkers(text: string): string[] {
  return text.split(MARKER).map((part, index) => (index % 2 === 0 ? part : part.replaceAll("-", ".")));
}
