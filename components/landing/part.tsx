import type { ComponentType, ReactElement } from "react";

type Tag = "section" | "div" | "p" | "nav";

/** How a prerenderer that writes many pages in one go renders the parts that they share. */
export interface PartRenderer {
  /** HTML of an element, or what stands for it in the HTML of pages. */
  render(element: ReactElement): string;
  /** What was rendered, with a page's own word in each `SLOT`. */
  fill(rendered: string, word: string): string;
}

/** Stands in the attributes of a shared part where each page puts a word of its own. No text has this character. */
export const SLOT = String.fromCharCode(3);

let renderer: PartRenderer | undefined;
let rendered = new WeakMap<ComponentType<never>, WeakMap<object, string>>();

/**
 * Lets parts be rendered once for all pages that share their object, instead of once a page.
 * Without it (in Next, in tests) a part renders like any other component; the HTML is the same.
 */
export function sharePartsWith(shared: PartRenderer | undefined): void {
  renderer = shared;
  rendered = new WeakMap();
}

interface Attributes {
  as?: Tag;
  className?: string;
  "aria-label"?: string;
}

interface PartProps<T extends object> extends Attributes {
  /** What the part is about. Pages with the same object get the same part. */
  of: T;
  /** Renders nothing but what `of` says. */
  body: ComponentType<{ of: T }>;
}

/** A stretch of a page that depends on one shared object only: a city, a service, a pair. */
export function Part<T extends object>({
  of,
  body: Body,
  as: Element = "section",
  ...attributes
}: PartProps<T>) {
  const body = <Body of={of} />;
  if (!renderer) return <Element {...attributes}>{body}</Element>;
  const html = renderOnce(Body as ComponentType<never>, of, body, renderer);
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface SlottedPartProps<T extends object> extends Attributes {
  of: T;
  /** Renders what `of` says, and the page's own word in attributes: not in texts, which are compared. */
  body: ComponentType<{ of: T; word: string }>;
  /** The page's own word: what its links have in common. Needs no escaping in HTML. */
  word: string;
}

/** A part that is the same on many pages but for one word in its links. */
export function SlottedPart<T extends object>({
  of,
  body: Body,
  word,
  as: Element = "section",
  ...attributes
}: SlottedPartProps<T>) {
  if (!renderer) {
    return (
      <Element {...attributes}>
        <Body of={of} word={word} />
      </Element>
    );
  }
  const shared = renderOnce(Body as ComponentType<never>, of, <Body of={of} word={SLOT} />, renderer);
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: renderer.fill(shared, word) }} />;
}

function renderOnce(
  body: ComponentType<never>,
  of: object,
  element: ReactElement,
  { render }: PartRenderer,
): string {
  let parts = rendered.get(body);
  if (!parts) rendered.set(body, (parts = new WeakMap()));
  let html = parts.get(of);
  if (html === undefined) parts.set(of, (html = render(element)));
  return html;
}
