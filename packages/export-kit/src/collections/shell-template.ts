import { BODY, cutAtMarkers } from "./markers";
import { sharePiece, type Piece } from "./pieces";

/** A page of a collection: what goes into the slots of its shell. */
export interface PageContent {
  /** Plain texts and addresses by slot; they are escaped here. */
  own: Readonly<Record<string, string>>;
  /** HTML. */
  body: readonly Piece[];
}

/** A shell cut at its markers: what all pages share, and the slots between. */
export type ShellTemplate = readonly (Piece | { slot: string })[];

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

/** Cuts a shell as Next printed it. */
export function parseShell(html: string): ShellTemplate {
  return cutAtMarkers(stripScripts(html)).map((part, index) =>
    index % 2 === 0 ? sharePiece(part) : { slot: part },
  );
}

/**
 * Makes sure that a shell has the slots that its pages fill, and no others.
 *
 * @throws Error that names the slot
 */
export function assertSlots(route: string, template: ShellTemplate, filled: readonly string[]): void {
  const slots = new Set(template.flatMap((piece) => (isSlot(piece) ? [piece.slot] : [])));
  for (const slot of [...filled, BODY])
    if (!slots.delete(slot))
      throw new Error(`the shell of ${route} has no slot for ${slot}: Next did not print it`);
  for (const slot of slots)
    throw new Error(`the shell of ${route} has a slot for ${slot}, and pages have none`);
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

/** Fills a template: the finished document. */
export function fillShell(template: ShellTemplate, { own, body }: PageContent): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of template) {
    if (!isSlot(piece)) pieces.push(piece);
    else if (piece.slot === BODY) pieces.push(...body);
    else pieces.push(escapeHtml(own[piece.slot]!));
  }
  return pieces;
}

function isSlot(piece: ShellTemplate[number]): piece is { slot: string } {
  return typeof piece === "object" && "slot" in piece;
}
