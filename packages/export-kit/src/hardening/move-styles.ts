/**
 * Moves style attributes of a page to a stylesheet, since the policy blocks them. The attribute's text stays in the
 * page under another name: the stylesheet selects by it, and `browser/restore-styles.ts` gives it back before React
 * starts. From then on React can change and remove what it has set. Pure: text in, text out.
 */
import { FLIGHT_BLOCK, STYLE_ATTRIBUTE } from "./flight-block";

export interface StyleFiles {
  /** Takes the text of a stylesheet and returns the address of its file. */
  externalise(css: string): string;
  /** The address of the script that gives the styles back. */
  restoreStyles(): string;
}

/** What is text inside, a comment, or a start tag. In this order: a tag in a script is no tag. */
const TOKEN =
  /<(script|style|textarea|title)\b(?:"[^"]*"|'[^']*'|[^"'>])*>[\s\S]*?<\/\1|<!--[\s\S]*?-->|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ATTRIBUTE = /(\s)([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const MAY_HAVE_STYLE = /\sstyle\s*=|<style\b/i;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi;

/**
 * The page without style attributes, and with a link to the stylesheet that stands in for them.
 *
 * @throws Error where an attribute holds more than declarations, and for `<style>` elements: React looks for those
 */
export function moveStyles(html: string, files: StyleFiles): string {
  const styles = new Set<string>();
  const held = replaceStyles(html, (text) => {
    const declarations = decode(text);
    assertDeclarations(declarations);
    styles.add(declarations);
    return `${STYLE_ATTRIBUTE}="${declarations.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  });
  if (styles.size === 0) return html;
  const endOfHead = held.indexOf("</head>");
  if (endOfHead < 0) throw new Error("has style attributes and no head");
  const sheet = files.externalise([...styles].map(toRule).join("\n"));
  const flight = held.indexOf(FLIGHT_BLOCK);
  // Without the framework nobody changes the styles: the stylesheet is enough.
  const giver = flight < 0 ? "" : `<script src="${files.restoreStyles()}"></script>`;
  const middle = flight < 0 ? held.length : flight;
  return [
    held.slice(0, endOfHead),
    `<link rel="stylesheet" href="${sheet}"/>`,
    held.slice(endOfHead, middle),
    giver,
    held.slice(middle),
  ].join("");
}

/**
 * Makes sure that a part of a page has no styles of its own, where no stylesheet can be added.
 *
 * @throws Error where it has
 */
export function assertNoStyles(html: string): void {
  replaceStyles(html, (text) => {
    throw new Error(`has the style attribute “${text}”, which the policy blocks: use a class`);
  });
}

/** Replaces the style attributes of a page, each by another attribute. */
function replaceStyles(html: string, replace: (text: string) => string): string {
  if (!MAY_HAVE_STYLE.test(html)) return html;
  return html.replace(TOKEN, (token: string, element?: string) => {
    if (element?.toLowerCase() === "style")
      throw new Error(
        "has a <style> element, which the policy blocks: use a stylesheet. Next's own page for unknown addresses has one: write app/not-found",
      );
    if (element || token.startsWith("<!")) return token;
    return token.replace(
      ATTRIBUTE,
      (attribute: string, space: string, name: string, ...values: (string | undefined)[]) =>
        name.toLowerCase() === "style"
          ? space + replace(values.slice(0, 3).find((text) => text !== undefined) ?? "")
          : attribute,
    );
  });
}

/** No other selector beats a style attribute; two ids that no element has beat those that are written. */
function toRule(declarations: string): string {
  return `[${STYLE_ATTRIBUTE}=${cssString(declarations)}]:not(#\\ ):not(#\\ ){${declarations}}`;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/[\n\r\f]/g, (end) => `\\${end.charCodeAt(0).toString(16)} `)}"`;
}

/** An attribute cannot reach beyond its element. In a stylesheet a brace too many would. */
function assertDeclarations(text: string): void {
  const open: string[] = [];
  for (const [token] of text
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "")
    .matchAll(/["'{}\\@]|\/\*|[()[\]]/g)) {
    if (token === "(" || token === "[") open.push(token === "(" ? ")" : "]");
    else if (open.pop() !== token)
      throw new Error(`the style attribute “${text}” cannot be moved to a stylesheet`);
  }
  if (open.length > 0) throw new Error(`the style attribute “${text}” cannot be moved to a stylesheet`);
}

function decode(text: string): string {
  return text.replace(ENTITY, (entity: string, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    const known = ENTITIES[name!.toLowerCase()];
    if (known === undefined) throw new Error(`a style attribute has the unknown entity ${entity}`);
    return known;
  });
}
