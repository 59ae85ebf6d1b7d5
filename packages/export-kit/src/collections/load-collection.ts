import { renderToStaticMarkup } from "react-dom/server";
import { assertNoStyles } from "../hardening/move-styles";
import type { Collection, RenderedPage, RouteParams } from "./collection-types";
import { renderRealPages } from "./rendering";
import { createMetadataReader } from "./metadata-reader";
import {
  assertWrapped,
  createParamsOf,
  createPathOf,
  listPaths,
  readFromHandler,
  renderRoute,
  type RouteModule,
} from "./route-collection";
import type { ShellContent } from "./shell-template";

/** Loads the code of a collection; written by `bundle.mjs`. */
export interface CollectionSource {
  route: string;
  /** The site's module for the collection, if it has one. */
  loadModule?: () => Promise<{ collection: Collection<never> }>;
  /** The files of the route. */
  loadRoute: () => Promise<RouteModule>;
  /** Whether pages are served with the policy. */
  hardened?: boolean;
  /** Whether the route is a handler, which answers with files and has no module. */
  isHandler?: boolean;
}

/** The files of a route handler. */
export interface LoadedFiles {
  paths: readonly string[];
  /** @throws Error that names the file, with the stack of the original error */
  read(path: string): Promise<Uint8Array>;
}

/** A collection with its defaults filled in. */
export interface LoadedCollection {
  route: string;
  groups: readonly string[];
  pagesOf(group: string): Iterable<RouteParams>;
  pathOf(params: RouteParams): string;
  /** Undefined if the collection has no findings. @throws Error that names the page, with the stack of the original error */
  findingOf(params: RouteParams): string | undefined;
  /** @throws Error that names the page, with the stack of the original error */
  render(params: RouteParams, finding: string | undefined): PageToWrite | Promise<PageToWrite>;
}

/** A page that is ready for its shell. */
export interface PageToWrite extends ShellContent {
  path: string;
}

/** Loads the site's module for a collection. From then on this process renders pages and not shells. */
export async function loadCollectionModule({ loadModule }: CollectionSource): Promise<Collection> {
  renderRealPages();
  return ((await loadModule?.())?.collection ?? {}) as unknown as Collection;
}

/** Checks the files of the routes. A module may replace all of them. @throws Error of the first that is not wrapped */
export async function checkRoutes(sources: readonly CollectionSource[]): Promise<void> {
  renderRealPages();
  for (const { route, loadModule, loadRoute } of sources)
    if (!loadModule) assertWrapped(route, await loadRoute());
}

/** Paths of pages, by the route of their collection. */
export type PageLists = Readonly<Record<string, readonly string[]>>;

/**
 * Lists the pages of the collections without groups of their own. Once for all threads: what `generateStaticParams`
 * returns for a million pages takes 150 MB, which a thread does not give back while it renders.
 */
export async function listPages(sources: readonly CollectionSource[]): Promise<PageLists> {
  const lists: Record<string, readonly string[]> = {};
  for (const source of sources) {
    const { groups } = await loadCollectionModule(source);
    if (!groups) lists[source.route] = await listPaths(source.route, await source.loadRoute());
  }
  return lists;
}

/** Loads a collection, with defaults from the files of its route. @param list its pages, if they are known */
export async function loadCollection(
  source: CollectionSource,
  list?: readonly string[],
): Promise<LoadedCollection> {
  const custom = await loadCollectionModule(source);
  const { route } = source;
  if (!custom.groups !== !custom.pagesOf)
    throw new Error(`${route}: its module must define both groups and pagesOf, or neither`);
  // A module that defines everything needs no page file.
  const needsRoute = !custom.render || (!custom.groups && !list);
  const routeModule = needsRoute ? await source.loadRoute() : undefined;
  const render = custom.render ?? ((params: RouteParams) => renderRoute(routeModule!, params));
  const [pathOf, paramsOf] = [createPathOf(route), createParamsOf(route)];
  const { groups, pagesOf } =
    custom.groups && custom.pagesOf
      ? { groups: custom.groups(), pagesOf: custom.pagesOf }
      : {
          groups: list ?? (await listPaths(route, routeModule!)),
          pagesOf: (path: string) => [paramsOf(path)],
        };
  const toPage = createPageReader(source);
  return {
    route,
    groups,
    pagesOf,
    pathOf,
    findingOf(params) {
      try {
        return custom.findingOf?.(params);
      } catch (error) {
        throw failedPage(pathOf(params), error);
      }
    },
    render(params, finding) {
      const path = pathOf(params);
      const fail = (error: unknown): never => {
        throw failedPage(path, error);
      };
      try {
        const rendered = render(params, finding);
        if (!(rendered instanceof Promise)) return toPage(path, rendered);
        return rendered.then((page) => toPage(path, page)).catch(fail);
      } catch (error) {
        return fail(error);
      }
    },
  };
}

/** Lists the files of a route handler. @throws Error if the options give it a module, which nothing would call */
export async function loadFiles(
  { route, loadRoute, loadModule }: CollectionSource,
  list?: readonly string[],
): Promise<LoadedFiles> {
  if (loadModule) throw new Error(`${route}: the collection of a route handler cannot have a module`);
  renderRealPages();
  const handler = await loadRoute();
  const paramsOf = createParamsOf(route);
  return {
    paths: list ?? (await listPaths(route, handler)),
    read: (path) =>
      readFromHandler(handler, path, paramsOf(path)).catch((error: unknown) => {
        throw failedPage(path, error);
      }),
  };
}

/** Converts rendered pages. The first must be the page that the shell was made with: its metadata is the model. */
function createPageReader({ hardened }: CollectionSource) {
  let readValues: ReturnType<typeof createMetadataReader> | undefined;
  return (path: string, { metadata, body }: RenderedPage): PageToWrite => {
    readValues ??= createMetadataReader(metadata);
    const chunks = "node" in body ? [renderToHtml(body.node, hardened)] : body;
    return { path, values: readValues(metadata), body: chunks };
  };
}

/** Elements that React moves to the head when it renders a whole document. */
const HOISTED = /^<(?:link|meta|title|style)\b/;

function renderToHtml(node: Parameters<typeof renderToStaticMarkup>[0], hardened = false): string {
  const html = renderToStaticMarkup(node);
  if (hardened) assertNoStyles(html);
  const [hoisted] = HOISTED.exec(html) ?? [];
  if (hoisted)
    throw new Error(
      `renders ${hoisted}…>, which belongs in the head: use metadata, or loading="lazy" for an image that React would preload`,
    );
  return html;
}

function failedPage(path: string, error: unknown): Error {
  const { message, stack, digest } = error as Error & { digest?: unknown };
  // React's words for a component that is async, or that waits by `use`.
  const hint = / suspended while /.test(message)
    ? " Only the page itself may be async: load the data there, and hand it on"
    : "";
  const reason = typeof digest === "string" ? `${message} (${digest})` : message + hint;
  const failure = new Error(`page ${path}: ${reason}`, { cause: error });
  if (stack) failure.stack = `page ${path}: ${stack}`;
  return failure;
}
