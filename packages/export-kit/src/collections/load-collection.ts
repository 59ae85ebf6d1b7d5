import { renderToStaticMarkup } from "react-dom/server";
import { assertNoStyles } from "../hardening/hold-styles";
import type { Collection, Observer, RenderedPage, RouteParams, ThreadWork } from "./collection";
import { renderRealPages } from "./rendering";
import { createMetadataReader } from "./metadata-reader";
import { createPathOf, listParams, renderRoute, type RouteModule } from "./route-collection";
import type { PageContent } from "./shell-template";

/** Loads a collection's own module, if it has one, and its route's files; made by `bundle.mjs`. */
export interface CollectionSource {
  route: string;
  loadModule?: () => Promise<{ collection: Collection<never, never> }>;
  loadRoute: () => Promise<RouteModule>;
  /** Whether pages are served under the policy. */
  hardened?: boolean;
}

/** A collection with the defaults filled in. */
export interface LoadedCollection {
  route: string;
  groups: readonly string[];
  pagesOf(group: string): Iterable<RouteParams>;
  /** @throws Error that names the page, with the stack of the original error */
  render(params: RouteParams): PageToWrite | Promise<PageToWrite>;
  observe?: (work: ThreadWork) => Observer<RouteParams, unknown>;
}

/** A page that is ready to be put into the shell. */
export interface PageToWrite extends PageContent {
  params: RouteParams;
  path: string;
}

/** Loads what the site says itself of a collection. From then on, all pages here are real, and none is a shell. */
export async function loadOwn({ loadModule }: CollectionSource): Promise<Collection> {
  renderRealPages();
  return ((await loadModule?.())?.collection ?? {}) as unknown as Collection;
}

/** Loads a collection, with what its module leaves out from the route's files. */
export async function loadCollection(source: CollectionSource): Promise<LoadedCollection> {
  const own = await loadOwn(source);
  const { route } = source;
  if (!own.groups !== !own.pagesOf)
    throw new Error(`${route}: expected both groups and pagesOf in its module, or none`);
  // Loaded where it is asked for: a module that says everything itself needs no page file.
  let routeModule: Promise<RouteModule> | undefined;
  const loadRoute = () => (routeModule ??= source.loadRoute());
  const render =
    own.render ??
    (async (params: RouteParams): Promise<RenderedPage> => renderRoute(await loadRoute(), params));
  const { groups, pagesOf } =
    own.groups && own.pagesOf
      ? { groups: own.groups(), pagesOf: own.pagesOf }
      : await listGroups(route, await loadRoute());
  const pathOf = createPathOf(route);
  const toContent = createContent(source);
  return {
    route,
    groups,
    pagesOf,
    render(params) {
      const path = pathOf(params);
      const fail = (error: unknown): never => {
        throw failedPage(path, error);
      };
      try {
        const rendered = render(params);
        if (!(rendered instanceof Promise)) return toContent(params, path, rendered);
        return rendered.then((page) => toContent(params, path, page)).catch(fail);
      } catch (error) {
        return fail(error);
      }
    },
    observe: own.observe,
  };
}

/** Each page is a group of its own. */
async function listGroups(
  route: string,
  module: RouteModule,
): Promise<Pick<LoadedCollection, "groups" | "pagesOf">> {
  const pages = new Map<string, RouteParams>();
  const pathOf = createPathOf(route);
  for (const params of await listParams(module)) {
    const path = pathOf(params);
    if (pages.has(path)) throw new Error(`${route}: generateStaticParams lists ${path} twice`);
    pages.set(path, params);
  }
  return { groups: [...pages.keys()], pagesOf: (group) => [pages.get(group)!] };
}

/** Takes the metadata of the first page for what the shell was made with. */
function createContent({ hardened }: CollectionSource) {
  let readOwn: ReturnType<typeof createMetadataReader> | undefined;
  return (params: RouteParams, path: string, { metadata, body }: RenderedPage): PageToWrite => {
    readOwn ??= createMetadataReader(metadata);
    const pieces = "node" in body ? [renderToHtml(body.node, hardened)] : body;
    return { params, path, own: readOwn(metadata), body: pieces };
  };
}

/** Elements that React moves to the head of a document where it renders one. */
const HOISTED = /^<(?:link|meta|title|style)\b/;

function renderToHtml(node: Parameters<typeof renderToStaticMarkup>[0], hardened = false): string {
  const html = renderToStaticMarkup(node);
  if (hardened) assertNoStyles(html);
  const [hoisted] = HOISTED.exec(html) ?? [];
  if (hoisted)
    throw new Error(
      `renders ${hoisted}…>, which belongs in the head: use metadata, or loading="lazy" for a picture that React would preload`,
    );
  return html;
}

function failedPage(path: string, error: unknown): Error {
  const { message, stack, digest } = error as Error & { digest?: unknown };
  const reason = typeof digest === "string" ? `${message} (${digest})` : message;
  const failure = new Error(`page ${path}: ${reason}`, { cause: error });
  if (stack) failure.stack = `page ${path}: ${stack}`;
  return failure;
}
