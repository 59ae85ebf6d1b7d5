/** Markers: what Next prints in a shell where pages differ. They are plain words, so that Next does not escape them. */
const START = "ExportKitSlot-";
const END = "-End";

/** The field of the page's HTML. */
export const BODY = "body";

/** The marker of a field for text. Names of fields consist of letters, digits and dots. */
export const textMarker = (field: string): string => START + field.replaceAll(".", "-") + END;

/** The marker of a field for the path of a URL: Next puts the origin before it. */
export const addressMarker = (field: string): string => `/${textMarker(field)}`;

const MARKER = new RegExp(`/?${START}([\\w-]+?)${END}`);

/** Cuts a text at its markers. */
export function cutAtMarkers(text: string): ({ text: string } | { field: string })[] {
  // With a group in the pattern, `split` puts what it matches at the odd indexes.
  return text
    .split(MARKER)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { field: part.replaceAll("-", ".") }));
}
