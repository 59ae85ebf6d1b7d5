import { escapeHtml } from "./escape-html";
import { sharedChunk, type HtmlChunk } from "./html-chunks";
import { BODY, cutAtMarkers } from "./markers";

/** The content of a page, for the fields of its shell. */
export interface ShellContent {
  /** Page-specific texts and paths by field, unescaped. */
  values: Readonly<Record<string, string>>;
  body: readonly HtmlChunk[];
}

/** A shell cut at its markers: the HTML that all pages share, and the fields between. */
export type ShellTemplate = readonly (HtmlChunk | { field: string })[];

/**
 * Removes what only hydration and soft navigation need, for pages without framework JavaScript: scripts other than JSON-LD
 * (HTML ends one at the next `</script`), preloads of scripts and of further stylesheets, and React's comment nodes.
 */
export function stripHydration(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script\s*>/g, "")
    .replace(/<link\b[^>]*\bas="(?:script|style)"[^>]*>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
}

/** Cuts a shell as printed by Next. */
export function parseShell(html: string): ShellTemplate {
  return cutAtMarkers(stripHydration(html)).map((part) => ("text" in part ? sharedChunk(part.text) : part));
}

/**
 * Asserts that the fields of a shell are those that its pages fill.
 *
 * @throws Error that names the field
 */
export function assertFields(route: string, template: ShellTemplate, filled: readonly string[]): void {
  const fields = new Set(template.flatMap((part) => (isField(part) ? [part.field] : [])));
  for (const field of [...filled, BODY])
    if (!fields.delete(field))
      throw new Error(`the shell of ${route} has no field for ${field}: Next did not print it`);
  for (const field of fields)
    throw new Error(`the shell of ${route} has a field for ${field}, which its pages do not fill`);
}

/**
 * Fills a shell: the finished document.
 *
 * @param content has a value for each field: `assertFields` checked this on the first page, and the metadata reader throws
 *   for a page with other fields than the first
 */
export function fillShell(template: ShellTemplate, content: ShellContent): HtmlChunk[] {
  const { values, body } = content;
  const chunks: HtmlChunk[] = [];
  for (const part of template) {
    if (!isField(part)) chunks.push(part);
    else if (part.field === BODY) chunks.push(...body);
    else chunks.push(escapeHtml(values[part.field]!));
  }
  return chunks;
}

function isField(part: ShellTemplate[number]): part is { field: string } {
  return typeof part === "object" && "field" in part;
}
