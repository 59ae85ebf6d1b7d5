/**
 * Fragments: what many pages have in common, rendered once for all of them, with what is a page's own between.
 * Without a renderer that shares (in Next, in tests) all of it renders like any other component.
 */
import type { ComponentType, ReactElement } from "react";

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

/** A renderer with the parts that it has rendered so far, by component and subject. */
export interface SharedParts extends PartRenderer {
  rendered: WeakMap<ComponentType<never>, WeakMap<object, RenderedPart>>;
}

let renderer: SharedParts | undefined;

/** Begins to keep rendered parts. */
export function createSharedParts<Rendered extends RenderedPart>(parts: PartRenderer<Rendered>): SharedParts {
  return { ...(parts as unknown as PartRenderer), rendered: new WeakMap() };
}

/**
 * Renders with shared parts: what pages have in common is rendered once for all of them, and texts of the page
 * itself are kept as functions. The HTML is the same as without.
 */
export function renderWithParts<Result>(parts: SharedParts, render: () => Result): Result {
  const before = renderer;
  renderer = parts;
  try {
    return render();
  } finally {
    renderer = before;
  }
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

/** Like `own`, for a text in data that become JSON in a script element, with `<` escaped as `\u003c`. */
export function ownInJson<P>(page: P, tell: (page: P) => string): string {
  return renderer ? renderer.keep((each: P) => escapeForJson(tell(each))) : tell(page);
}

/** What JSON writes in another way, as far as texts have it, and `<`. */
const ESCAPED = /["\\<\p{Cc}\p{Cs}]/u;

/** A text as it stands in JSON between its quotation marks. */
function escapeForJson(text: string): string {
  // Hardly any text has something to escape, and this runs several times for each page.
  return ESCAPED.test(text) ? JSON.stringify(text).replaceAll("<", "\\u003c").slice(1, -1) : text;
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
  { render, rendered }: SharedParts,
): RenderedPart {
  let parts = rendered.get(body);
  if (!parts) rendered.set(body, (parts = new WeakMap()));
  let html = parts.get(of);
  if (html === undefined) parts.set(of, (html = render(element(of))));
  return html;
}
