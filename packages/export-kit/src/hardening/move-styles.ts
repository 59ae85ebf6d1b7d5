/**
 * Moves style attributes of a page to a stylesheet, because the policy blocks them. The attribute keeps its text under
 * another name, by which the stylesheet selects the element. `browser/restore-styles.ts` restores the attribute before
 * React hydrates, so that React can change it. Pure: text in, text out.
 */
import { FLIGHT_BLOCK } from "./flight";

/** Replaces `style` until `browser/restore-styles.ts` runs: the policy blocks style attributes. */
export const STYLE_ATTRIBUTE = "data-held-style";

/** An element with raw text, a comment, or a start tag; in this order, so that tags inside scripts do not match. */
const TOKEN =
  /<(script|style|textarea|title)\b(?:"[^"]*"|'[^']*'|[^"'>])*>[\s\S]*?<\/\1|<!--[\s\S]*?-->|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ATTRIBUTE = /(\s)([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const MAY_HAVE_STYLE = /\sstyle\s*=|<style\b/i;

/** Those that React writes. */
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * Replaces the style attributes of a page by a stylesheet.
 *
 * @param externalise writes a stylesheet to a file and returns its URL
 * @param restoreStyles returns the URL of the script that restores the attributes; only called for pages that hydrate
 * @throws Error if an attribute contains more than declarations, and for `<style>` elements, which React would miss
 */
export function moveStyles(
  html: string,
  externalise: (css: string) => string,
  restoreStyles: () => string = () => "",
): string {
  const styles = new Set<string>();
  const replaced = replaceStyles(html, (text) => {
    const declarations = decode(text);
    assertDeclarations(declarations);
    styles.add(declarations);
    return `${STYLE_ATTRIBUTE}="${declarations.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  });
  if (styles.size === 0) return html;
  const endOfHead = replaced.indexOf("</head>");
  if (endOfHead < 0) throw new Error("has style attributes and no head");
  const sheet = externalise([...styles].map(toRule).join("\n"));
  const flight = replaced.indexOf(FLIGHT_BLOCK);
  // Without React nothing changes the styles, and the stylesheet is enough.
  const restorer = flight < 0 ? "" : `<script src="${restoreStyles()}"></script>`;
  const middle = flight < 0 ? replaced.length : flight;
  return [
    replaced.slice(0, endOfHead),
    `<link rel="stylesheet" href="${sheet}"/>`,
    replaced.slice(endOfHead, middle),
    restorer,
    replaced.slice(middle),
  ].join("");
}

/** @throws Error if a part of a page, to which no stylesheet can be added, has styles */
export function assertNoStyles(html: string): void {
  replaceStyles(html, (text) => {
    throw new Error(
      `has the style attribute “${text}”, which the policy blocks: use a class, and <img> instead of next/image`,
    );
  });
}

/** Replaces each style attribute of a page. */
function replaceStyles(html: string, replace: (text: string) => string): string {
  if (!MAY_HAVE_STYLE.test(html)) return html;
  return html.replace(TOKEN, (token: string, element?: string) => {
    if (element?.toLowerCase() === "style")
      throw new Error(
        "has a <style> element, which the policy blocks: use a stylesheet. Next's default 404 page has one: write app/not-found",
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

/** A style attribute overrides every selector. Two ids that no element has give a higher specificity than usual rules. */
function toRule(declarations: string): string {
  return `[${STYLE_ATTRIBUTE}=${cssString(declarations)}]:not(#\\ ):not(#\\ ){${declarations}}`;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/[\n\r\f]/g, (end) => `\\${end.charCodeAt(0).toString(16)} `)}"`;
}

/** In a stylesheet an unbalanced brace would affect other elements, which it cannot in an attribute. */
function assertDeclarations(text: string): void {
  const plain = text.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "");
  let open = plain;
  for (let before; before !== open;) {
    before = open;
    open = open.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, "");
  }
  if (/["'{}\\@]|\/\*/.test(plain) || /[()[\]]/.test(open))
    throw new Error(`the style attribute “${text}” cannot be moved to a stylesheet`);
}

function decode(text: string): string {
  return text.replace(/&[^;\s]*;/g, (entity) => {
    const known = ENTITIES[entity.toLowerCase()];
    if (known === undefined) throw new Error(`a style attribute has the unknown entity ${entity}`);
    return known;
  });
}
