import type { ComponentType, ReactElement } from "react";

type Tag = "section" | "div" | "p";

/** Turns an element into HTML. Given by a prerenderer that writes many pages in one go. */
export type RenderPart = (element: ReactElement) => string;

let renderPart: RenderPart | undefined;
let rendered = new WeakMap<ComponentType<never>, WeakMap<object, string>>();

/**
 * Lets parts be rendered once for all pages that share their object, instead of once a page.
 * Without it (in Next, in tests) a part renders like any other component; the HTML is the same.
 */
export function sharePartsWith(render: RenderPart | undefined): void {
  renderPart = render;
  rendered = new WeakMap();
}

interface PartProps<T extends object> {
  /** What the part is about. Pages with the same object get the same part. */
  of: T;
  /** Renders nothing but what `of` says. */
  body: ComponentType<{ of: T }>;
  as?: Tag;
  className?: string;
}

/** A stretch of a page that depends on one shared object only: a city, a service, a pair. */
export function Part<T extends object>({ of, body: Body, as: Element = "section", className }: PartProps<T>) {
  if (!renderPart) {
    return (
      <Element className={className}>
        <Body of={of} />
      </Element>
    );
  }
  return (
    <Element className={className} dangerouslySetInnerHTML={{ __html: renderOnce(Body, of, renderPart) }} />
  );
}

function renderOnce<T extends object>(Body: ComponentType<{ of: T }>, of: T, render: RenderPart): string {
  let pages = rendered.get(Body as ComponentType<never>);
  if (!pages) rendered.set(Body as ComponentType<never>, (pages = new WeakMap()));
  let html = pages.get(of);
  if (html === undefined) pages.set(of, (html = render(<Body of={of} />)));
  return html;
}
