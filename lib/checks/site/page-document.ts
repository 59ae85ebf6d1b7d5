import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Document, Element } from "domhandler";

export interface PageLink {
  text: string;
  href: string;
}

/** Elements that separate words. */
const BREAKS = /<\/(?:p|li|h[1-6]|div|dt|dd|td|th|figcaption|section|button)>|<br\/?>/g;

/** A page of the finished site, or a part of one. */
export class PageDocument {
  constructor(private readonly roots: readonly (Document | Element)[]) {}

  /** The elements of a name, such as `main`. */
  element(name: string): PageDocument {
    return new PageDocument(this.find((element) => element.name === name));
  }

  /** The body without its child of a name: header and footer are outside `main`. */
  outside(name: string): PageDocument {
    const [body] = this.find((element) => element.name === "body");
    const others = (body?.children ?? []).filter(
      (node): node is Element => "name" in node && node.name !== name,
    );
    return new PageDocument(others);
  }

  section(heading: string): PageDocument {
    const sections = this.find(({ name }) => name === "section").filter((section) =>
      new PageDocument([section]).findHeadings("[1-4]").some((text) => text.includes(heading)),
    );
    // The last is the innermost of nested sections.
    return new PageDocument(sections.slice(-1));
  }

  get text(): string {
    return textOf(this.roots);
  }

  get links(): PageLink[] {
    return this.find(({ name, attribs }) => name === "a" && "href" in attribs).map((link) => ({
      text: textOf([link]),
      href: link.attribs.href!,
    }));
  }

  /** The texts of the headings of a rank, 1 to 6. */
  headings(rank: number): string[] {
    return this.findHeadings(String(rank));
  }

  get requiredFields(): number {
    return this.find(({ name, attribs }) => /^(input|select|textarea)$/.test(name) && "required" in attribs)
      .length;
  }

  private findHeadings(ranks: string): string[] {
    const pattern = new RegExp(`^h${ranks}$`);
    return this.find(({ name }) => pattern.test(name)).map((heading) => textOf([heading]));
  }

  private find(test: (element: Element) => boolean): Element[] {
    return this.roots.flatMap((root) => DomUtils.findAll(test, root.children));
  }
}

function textOf(nodes: readonly (Document | Element)[]): string {
  return nodes
    .map((node) => {
      const html = DomUtils.getOuterHTML(node, { encodeEntities: false });
      return html
        .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, "")
        .replace(BREAKS, " ")
        .replace(/<[^>]*>/g, "");
    })
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

export function readPage(root: string, urlPath: string): PageDocument {
  const file = path.join(root, urlPath === "/" ? "index.html" : `${urlPath}.html`);
  return new PageDocument([parseDocument(readFileSync(file, "utf8"))]);
}
