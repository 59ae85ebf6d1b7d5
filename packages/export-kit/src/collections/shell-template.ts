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
    index % 2 === 0 ? sharedChunk(part) : { field: part },
  );
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

/** Fills a shell: the finished document. */
export function fillShell(template: ShellTemplate, { values, body }: ShellContent): HtmlChunk[] {
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
