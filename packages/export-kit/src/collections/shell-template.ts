import { sharedChunk, type HtmlChunk } from "./html-chunks";
import { BODY, cutAtMarkers } from "./markers";

/** The content of a page, for the slots of its shell. */
export interface PageContent {
  /** Page-specific texts and paths by slot, unescaped. */
  values: Readonly<Record<string, string>>;
  body: readonly HtmlChunk[];
}

/** A shell cut at its markers: the HTML that all pages share, and the slots between. */
export type ShellTemplate = readonly (HtmlChunk | { slot: string })[];

/**
 * Removes what pages without framework JavaScript do not need: scripts (HTML ends one at the next `</script`),
 * preloads of scripts and of the stylesheets for soft navigation, and React's comment nodes.
 */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script\s*>/g, "")
    .replace(/<link\b[^>]*\bas="(?:script|style)"[^>]*>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
}

/** Cuts a shell as printed by Next. */
export function parseShell(html: string): ShellTemplate {
  return cutAtMarkers(stripScripts(html)).map((part, index) =>
    index % 2 === 0 ? sharedChunk(part) : { slot: part },
  );
}

/**
 * Asserts that the slots of a shell are those that its pages fill.
 *
 * @throws Error that names the slot
 */
export function assertSlots(route: string, template: ShellTemplate, filled: readonly string[]): void {
  const slots = new Set(template.flatMap((part) => (isSlot(part) ? [part.slot] : [])));
  for (const slot of [...filled, BODY])
    if (!slots.delete(slot))
      throw new Error(`the shell of ${route} has no slot for ${slot}: Next did not print it`);
  for (const slot of slots)
    throw new Error(`the shell of ${route} has a slot for ${slot}, which its pages do not fill`);
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

/** Fills a shell: the finished document. */
export function fillShell(template: ShellTemplate, { values, body }: PageContent): HtmlChunk[] {
  const chunks: HtmlChunk[] = [];
  for (const part of template) {
    if (!isSlot(part)) chunks.push(part);
    else if (part.slot === BODY) chunks.push(...body);
    else chunks.push(escapeHtml(values[part.slot]!));
  }
  return chunks;
}

function isSlot(part: ShellTemplate[number]): part is { slot: string } {
  return typeof part === "object" && "slot" in part;
}
