import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Document, Element } from "domhandler";

/** A link as a reader sees it. */
export interface PageLink {
  text: string;
  href: string;
}

/** Elements after whose text a reader sees a break. */
const BREAKS = /<\/(?:p|li|h[1-6]|div|dt|dd|td|th|figcaption|section|button)>|<br\/?>/g;

/** A stretch of a finished page: what it says, where it leads. */
export class PageDocument {
  constructor(private readonly roots: readonly (Document | Element)[]) {}

  /** The stretch that an element's name selects, such as `main`. */
  element(name: string): PageDocument {
    return new PageDocument(this.find((element) => element.name === name));
  }

  /** What stands beside an element of the body: around `main` bar and footer. */
  around(name: string): PageDocument {
    const [body] = this.find((element) => element.name === "body");
    const beside = (body?.children ?? []).filter(
      (node): node is Element => "name" in node && node.name !== name,
    );
    return new PageDocument(beside);
  }

  /** The section with a heading of this text, or of a text that holds it. */
  section(heading: string): PageDocument {
    const sections = this.find(({ name }) => name === "section").filter((section) =>
      new PageDocument([section]).findHeadings("[1-4]").some((text) => text.includes(heading)),
    );
    // Of sections in sections the innermost.
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

  /** The texts of the headings of a rank. */
  headings(rank: number): string[] {
    return this.findHeadings(String(rank));
  }

  /** How many fields there are that have to be filled in. */
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

/** Reads a page of the finished site by its address. */
export function readPage(root: string, address: string): PageDocument {
  const file = path.join(root, address === "/" ? "index.html" : `${address}.html`);
  return new PageDocument([parseDocument(readFileSync(file, "utf8"))]);
}
