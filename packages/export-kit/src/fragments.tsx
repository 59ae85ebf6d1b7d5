/**
 * Components and functions that mark the parts that pages of a collection share, and those that are specific to one page.
 * The writer renders each shared fragment once. Elsewhere (in Next, in tests) they render to the same HTML as ordinary
 * components.
 */
import type { ComponentType, ReactElement } from "react";
import { type Fact, factIn } from "./queries.ts";

type Tag = "section" | "div" | "p" | "nav" | "g";

/** A fragment's HTML, in a form that only the `FragmentRenderer` reads. */
type RenderedFragment = string | object;

/** Renders fragments for many pages at once. */
export interface FragmentRenderer<Rendered extends RenderedFragment = RenderedFragment> {
  render(element: ReactElement): Rendered;
  /** Puts a page's text into each `SLOT_MARKER` of a fragment. */
  fillSlots(rendered: Rendered, text: string): Rendered;
  /** Registers a function that returns a page's HTML, and returns the placeholder to print in its place. */
  addPlaceholder<P>(read: (page: P) => RenderedFragment): string;
  /** Escapes a text for HTML as React does. */
  escape(text: string): string;
}

/** The text of every slot while a fragment is rendered. A control character that content never contains. */
export const SLOT_MARKER = String.fromCharCode(3);

/** A renderer with the fragments rendered so far, by component and data. */
export interface FragmentCache extends FragmentRenderer {
  rendered: WeakMap<ComponentType<never>, WeakMap<object, Fact<RenderedFragment>>>;
}

let current: FragmentCache | undefined;

/** Creates an empty cache. */
export function createFragmentCache<Rendered extends RenderedFragment>(
  renderer: FragmentRenderer<Rendered>,
): FragmentCache {
  return { ...(renderer as unknown as FragmentRenderer), rendered: new WeakMap() };
}

/** Renders with a cache: shared fragments come from it, page-specific texts become placeholders. */
export function withFragmentCache<Result>(cache: FragmentCache, render: () => Result): Result {
  const before = current;
  current = cache;
  try {
    return render();
  } finally {
    current = before;
  }
}

/**
 * A page-specific text or attribute value.
 *
 * @param read may use the page and values that are the same on all pages, nothing else: it is called for other
 *   pages too
 */
export function pageSpecific<P>(page: P, read: (page: P) => string): string {
  if (!current) return read(page);
  const { addPlaceholder, escape } = current;
  return addPlaceholder((each: P) => escape(read(each)));
}

interface TableRowsProps<P> {
  page: P;
  /** As for `pageSpecific`: called for other pages too. */
  rows: (page: P) => readonly (readonly string[])[];
}

/** A table body; the first cell of a row is its heading. */
function Rows({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <tbody>
      {rows.map(([heading, ...cells]) => (
        <tr key={heading}>
          <th scope="row">{heading}</th>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** `Rows` of the page's own: one placeholder, where one for each cell would cost several times as much. */
export function TableRows<P>({ page, rows }: TableRowsProps<P>) {
  if (!current) return <Rows rows={rows(page)} />;
  const { addPlaceholder, escape } = current;
  const html = addPlaceholder((each: P) => {
    let text = "";
    for (const row of rows(each)) {
      text += `<tr><th scope="row">${escape(row[0]!)}</th>`;
      for (let column = 1; column < row.length; column += 1) text += `<td>${escape(row[column]!)}</td>`;
      text += "</tr>";
    }
    return text;
  });
  return <tbody dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Like `pageSpecific`, for a string in JSON in a script element, with `<` escaped as `\u003c`. */
export function pageSpecificInJson<P>(page: P, read: (page: P) => string): string {
  return current ? current.addPlaceholder((each: P) => escapeForJson(read(each))) : read(page);
}

/** The characters that JSON escapes, and `<`. */
const ESCAPED = /["\\<\p{Cc}\p{Cs}]/u;

/** Escapes a text for a JSON string, without the quotation marks. */
function escapeForJson(text: string): string {
  // Called several times a page, and hardly any text needs escaping.
  return ESCAPED.test(text) ? JSON.stringify(text).replaceAll("<", "\\u003c").slice(1, -1) : text;
}

interface SharedFragmentProps<P, Data extends object> {
  page: P;
  /** Selects the data that the fragment shows. Pages with the same object share the fragment. */
  select: (page: P) => Data;
  /** Renders the data and nothing else. */
  body: ComponentType<{ data: Data }>;
  as?: Tag;
  className?: string;
}

/** A part of a page that depends on one object shared by many pages: a city, a service. */
export function SharedFragment<P, Data extends object>({
  page,
  select,
  body: Body,
  as: Element = "section",
  className,
}: SharedFragmentProps<P, Data>) {
  const body = (data: Data) => <Body data={data} />;
  if (!current) return <Element className={className}>{body(select(page))}</Element>;
  const cache = current;
  const html = cache.addPlaceholder((each: P) => renderOnce(Body, select(each), body, cache));
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface SlottedFragmentProps<P, Data extends object> extends Omit<SharedFragmentProps<P, Data>, "body"> {
  /** Renders the data with the slot. */
  body: ComponentType<{ data: Data; slot: string }>;
  /** The page's text for the slot, such as a path that its links have in common. Must not need escaping in HTML. */
  slot: (page: P) => string;
  "aria-label"?: string;
}

/** A shared fragment that differs from page to page by one text. */
export function SlottedFragment<P, Data extends object>({
  page,
  select,
  body: Body,
  slot,
  as: Element = "section",
  ...attributes
}: SlottedFragmentProps<P, Data>) {
  const body = (data: Data, text: string) => <Body data={data} slot={text} />;
  if (!current) return <Element {...attributes}>{body(select(page), slot(page))}</Element>;
  const cache = current;
  const withMarkers = (data: Data) => body(data, SLOT_MARKER);
  const html = cache.addPlaceholder((each: P) =>
    cache.fillSlots(renderOnce(Body, select(each), withMarkers, cache), slot(each)),
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

function renderOnce<Props, Data extends object>(
  body: ComponentType<Props>,
  data: Data,
  element: (data: Data) => ReactElement,
  { render, rendered }: FragmentCache,
): RenderedFragment {
  const key = body as ComponentType<never>;
  let byData = rendered.get(key);
  if (!byData) rendered.set(key, (byData = new WeakMap()));
  return factIn(byData, data, () => render(element(data)), key);
}
