import { shellMarkers } from "@/lib/landing/shell";
import { sharePiece, type Piece } from "./pieces";

/** What differs from page to page. `body` is HTML; the others are plain text and are escaped here. */
export interface ShellValues {
  title: string;
  description: string;
  path: string;
  /** Path of the picture for shared links. */
  image: string;
  body: readonly Piece[];
  indexable: boolean;
}

type Slot = keyof ShellValues;

/** A shell cut at its markers: what all pages share, and the slots between. */
export type ShellTemplate = readonly (Piece | { slot: Slot })[];

const ROBOTS = { index: 'content="index, follow"', noindex: 'content="noindex, follow"' };

/** Each slot's marker as it stands in the shell's HTML. */
const MARKERS: readonly [Slot, string][] = [
  ["title", shellMarkers.title],
  ["description", shellMarkers.description],
  ["path", shellMarkers.path],
  ["image", shellMarkers.image],
  ["body", shellMarkers.body],
  ["indexable", ROBOTS.index],
];

/**
 * Removes what a page without framework JavaScript does not need: scripts (the HTML standard ends
 * one at the next `</script`), preloads of them and of the stylesheet that soft navigation would need,
 * and React's comment nodes.
 */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script\s*>/g, "")
    .replace(/<link\b[^>]*\bas="(?:script|style)"[^>]*>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
}

/**
 * Cuts the shell that Next prerendered into a template.
 *
 * @throws Error when a marker is missing: the page or Next's metadata changed, and pages would come out wrong
 */
export function parseShell(html: string): ShellTemplate {
  const pattern = new RegExp(
    `(${MARKERS.map(([, marker]) => marker.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`,
  );
  const template = stripScripts(html)
    .split(pattern)
    .map((piece) => {
      const marker = MARKERS.find(([, text]) => text === piece);
      return marker ? { slot: marker[0] } : sharePiece(piece);
    });
  for (const [slot, marker] of MARKERS) {
    if (!template.some((piece) => isSlot(piece) && piece.slot === slot)) {
      throw new Error(`the landing shell has no “${marker}”: Next did not print the ${slot} of the page`);
    }
  }
  return template;
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes text as React does, for content and attributes alike. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => ESCAPES[character]!) : text;
}

/** Takes a finished page out of search engines. */
export function markExcluded(html: string): string {
  return html.replace(ROBOTS.index, ROBOTS.noindex);
}

/** Fills a template: the finished document. */
export function fillShell(template: ShellTemplate, values: Readonly<ShellValues>): Piece[] {
  const texts: Record<Exclude<Slot, "body">, string> = {
    title: escapeHtml(values.title),
    description: escapeHtml(values.description),
    path: escapeHtml(values.path),
    image: escapeHtml(values.image),
    indexable: values.indexable ? ROBOTS.index : ROBOTS.noindex,
  };
  const pieces: Piece[] = [];
  for (const piece of template) {
    if (!isSlot(piece)) pieces.push(piece);
    else if (piece.slot === "body") pieces.push(...values.body);
    else pieces.push(texts[piece.slot]);
  }
  return pieces;
}

function isSlot(piece: ShellTemplate[number]): piece is { slot: Slot } {
  return typeof piece === "object" && "slot" in piece;
}
