/**
 * Wrappers for the exports of a collection's page or route handler. In a build, Next prerenders the first and the last page
 * as shells: the document without the page, with markers for page-specific values. Elsewhere the wrappers have no effect.
 */
import type { Metadata, ResolvingMetadata } from "next";
import type { ReactNode } from "react";
import { listsAllPages, markWrapped, rendersShells } from "./collections/rendering";
import { BODY, textMarker } from "./collections/markers";
import { markMetadata } from "./collections/metadata-reader";

export { rendersShells };

/** The parameters of a route: `{ slug: string }` for `/posts/[slug]`. */
type ParamsOf<Route extends string> = Route extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> & ParamsOf<Rest>
  : Route extends `[...${infer Name}]`
    ? Record<Name, string[]>
    : Route extends `[${infer Name}]`
      ? Record<Name, string>
      : unknown;

/** The props of a page: `CollectionProps<"/posts/[slug]">`. */
export interface CollectionProps<Route extends string> {
  params: Promise<ParamsOf<Route>>;
}

/** Wraps `generateStaticParams` of the page, or of a layout above it. */
export function collectionParams<Arguments extends unknown[], Params>(
  list: (...args: Arguments) => readonly Params[] | Promise<readonly Params[]>,
): (...args: Arguments) => Promise<Params[]> {
  return markWrapped(async (...args) => {
    const params = [...(await list(...args))];
    return listsAllPages() ? params : [...new Set([params.at(0), params.at(-1)])].filter(isDefined);
  });
}

/** Wraps `generateMetadata` of the page, which must not use the metadata of the layouts above. */
export function collectionMetadata<Props>(
  generate: (props: Props, parent: ResolvingMetadata) => Metadata | Promise<Metadata>,
): (props: Props, parent: ResolvingMetadata) => Promise<Metadata> {
  return markWrapped(async (props, parent) => {
    const metadata = await generate(props, parent);
    return rendersShells() ? markMetadata(metadata) : metadata;
  });
}

/** Wraps the default export of the page. */
export function collectionPage<Props>(
  render: (props: Props) => ReactNode | Promise<ReactNode>,
): (props: Props) => ReactNode | Promise<ReactNode> {
  return markWrapped(function CollectionPage(props) {
    return rendersShells() ? textMarker(BODY) : render(props);
  });
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;
