import type { ComponentType, ReactElement } from "react";
import { escapeForJsonLd } from "@/components/layout/json-ld";

type Tag = "section" | "div" | "p" | "nav";

/** HTML of a part, or what a prerenderer makes of it: only that looks inside. */
type RenderedPart = string | object;

/** How a prerenderer that writes many pages in one go renders what they have in common. */
export interface PartRenderer<Rendered extends RenderedPart = RenderedPart> {
  render(element: ReactElement): Rendered;
  /** What was rendered, with a page's own word in each `SLOT`. */
  fill(rendered: Rendered, word: string): Rendered;
  /** Keeps what tells a page's own HTML; the text returned stands for it in the HTML that pages share. */
  keep<P>(tell: (page: P) => RenderedPart): string;
  /** Escapes a text for HTML as React does. */
  escape(text: string): string;
}

/** Stands in the attributes of a shared part where each page puts a word of its own. No text has this character. */
export const SLOT = String.fromCharCode(3);

let renderer: PartRenderer | undefined;
let rendered = new WeakMap<ComponentType<never>, WeakMap<object, RenderedPart>>();

/**
 * Lets what pages share be rendered once for all of them, instead of once a page: the elements around
 * their own texts, and the parts that depend on one object. Without it (in Next, in tests) all renders
 * like any other component; the HTML is the same.
 */
export function sharePartsWith<Rendered extends RenderedPart>(
  shared: PartRenderer<Rendered> | undefined,
): void {
  renderer = shared;
  rendered = new WeakMap();
}

/**
 * A text or an attribute's value that is the page's own.
 *
 * @param tell may ask the page and what all pages have in common, and nothing else: it is kept for the next pages
 */
export function own<P>(page: P, tell: (page: P) => string): string {
  if (!renderer) return tell(page);
  const { escape } = renderer;
  return renderer.keep((each: P) => escape(tell(each)));
}

/** Like `own`, for a text in the data that `jsonLdText` takes. */
export function ownInJson<P>(page: P, tell: (page: P) => string): string {
  return renderer ? renderer.keep((each: P) => escapeForJsonLd(tell(each))) : tell(page);
}

interface PartProps<P, T extends object> {
  page: P;
  /** What the part is about. Pages with the same object get the same part. */
  of: (page: P) => T;
  /** Renders nothing but what `of` says. */
  body: ComponentType<{ of: T }>;
  as?: Tag;
  className?: string;
}

/** A stretch of a page that depends on one shared object only: a city, a service, a pair. */
export function Part<P, T extends object>({
  page,
  of,
  body: Body,
  as: Element = "section",
  className,
}: PartProps<P, T>) {
  const body = (subject: T) => <Body of={subject} />;
  if (!renderer) return <Element className={className}>{body(of(page))}</Element>;
  const shared = renderer;
  const html = shared.keep((each: P) => renderOnce(Body as ComponentType<never>, of(each), body, shared));
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface SlottedPartProps<P, T extends object> extends Omit<PartProps<P, T>, "body"> {
  /** Renders what `of` says, and the page's own word in attributes: not in texts, which are compared. */
  body: ComponentType<{ of: T; word: string }>;
  /** The page's own word: what its links have in common. Needs no escaping in HTML. */
  word: (page: P) => string;
  "aria-label"?: string;
}

/** A part that is the same on many pages but for one word in its links. */
export function SlottedPart<P, T extends object>({
  page,
  of,
  body: Body,
  word,
  as: Element = "section",
  ...attributes
}: SlottedPartProps<P, T>) {
  const body = (subject: T, filled: string) => <Body of={subject} word={filled} />;
  if (!renderer) return <Element {...attributes}>{body(of(page), word(page))}</Element>;
  const shared = renderer;
  const withSlots = (subject: T) => body(subject, SLOT);
  const html = shared.keep((each: P) =>
    shared.fill(renderOnce(Body as ComponentType<never>, of(each), withSlots, shared), word(each)),
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

function renderOnce<T extends object>(
  body: ComponentType<never>,
  of: T,
  element: (of: T) => ReactElement,
  { render }: PartRenderer,
): RenderedPart {
  let parts = rendered.get(body);
  if (!parts) rendered.set(body, (parts = new WeakMap()));
  let html = parts.get(of);
  if (html === undefined) parts.set(of, (html = render(element(of))));
  return html;
}
