/** The default collection of a route, from its files: parameters, and metadata and component or the handler. */
import type { Metadata, ResolvingMetadata } from "next";
import type { ReactNode } from "react";
import type { RenderedPage, RouteParams } from "./collection-types";
import { wrapped } from "./rendering";

/** The files of a route, bundled for the writer. */
export interface RouteModule {
  page: {
    default: (props: PageProps) => ReactNode | Promise<ReactNode>;
    generateMetadata?: (props: PageProps, parent: ResolvingMetadata) => Metadata | Promise<Metadata>;
    generateStaticParams?: GenerateParams;
    /** Of a route handler. */
    GET?: (request: Request, context: { params: Promise<RouteParams> }) => Response | Promise<Response>;
  };
  /** `generateStaticParams` of the layouts above, outermost first. */
  layouts: GenerateParams[];
}

type GenerateParams = (context: { params: RouteParams }) => readonly RouteParams[] | Promise<RouteParams[]>;

interface PageProps {
  params: Promise<RouteParams>;
  searchParams: Promise<Record<string, never>>;
}

/** Functions of `export-kit/collection`, by the export that each wraps. */
const WRAPPERS = {
  generateStaticParams: "collectionParams",
  generateMetadata: "collectionMetadata",
  default: "collectionPage",
} as const;

/** @throws Error that names an export which the site has not wrapped: Next would render every page, or none */
export function assertWrapped(route: string, { page, layouts }: RouteModule): void {
  const exports = [
    ...Object.entries(page),
    ...layouts.map((list) => ["generateStaticParams", list] as const),
  ];
  for (const [name, value] of exports) {
    const wrapper = Object.hasOwn(WRAPPERS, name) && WRAPPERS[name as keyof typeof WRAPPERS];
    if (wrapper && !wrapped.has(value)) throw new Error(`${route}: wrap ${name} in ${wrapper}()`);
  }
}

/**
 * Paths of all pages of a route, in the order of `generateStaticParams`. They take less memory than objects: each thread
 * has the whole list, and reads the parameters of a page from its path.
 *
 * @throws Error if a path is listed twice
 */
export async function listPaths(route: string, { page, layouts }: RouteModule): Promise<string[]> {
  const generators = [...layouts, ...(page.generateStaticParams ? [page.generateStaticParams] : [])];
  if (generators.length === 0) throw new Error("there is no generateStaticParams");
  const pathOf = createPathOf(route);
  const paths = new Set<string>();
  for await (const params of combine(generators)) {
    const path = pathOf(params);
    if (paths.has(path)) throw new Error(`${route}: generateStaticParams lists ${path} twice`);
    paths.add(path);
  }
  return [...paths];
}

async function* combine(
  [generate, ...below]: readonly GenerateParams[],
  params: RouteParams = {},
): AsyncGenerator<RouteParams> {
  if (!generate) yield params;
  else for (const more of await generate({ params })) yield* combine(below, { ...params, ...more });
}

/** Renders a page the way Next does. */
export async function renderRoute({ page }: RouteModule, params: RouteParams): Promise<RenderedPage> {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
  const metadata = (await page.generateMetadata?.(props, NO_PARENT)) ?? {};
  return { metadata, body: { node: await page.default(props) } };
}

/** Asks a route handler for the file at a path. @throws Error if it answers with an error */
export async function readFromHandler(
  { page }: RouteModule,
  path: string,
  params: RouteParams,
): Promise<Uint8Array> {
  const request = new Request(new URL(path, "http://localhost"));
  const response = await page.GET!(request, { params: Promise.resolve(params) });
  if (!response.ok) throw new Error(`its handler answers with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const NO_PARENT = {
  then(_: unknown, reject?: (reason: Error) => void) {
    reject?.(new Error("generateMetadata of a collection cannot use the metadata of the layouts above"));
  },
} as ResolvingMetadata;

/** A segment with a parameter: `[slug]`, or `[...path]`. */
const PARAMETER = /^\[(\.\.\.)?([^\]]+)\]$/;
/** Characters that URLs do not escape, and not dots alone. */
const PLAIN = /^(?!\.+$)[\w\-.~]+$/;

/**
 * Creates a function from the parameters of a page to its path, without a trailing slash. It throws an Error for a
 * parameter that is missing or that a URL would escape.
 */
export function createPathOf(route: string): (params: Readonly<Record<string, unknown>>) => string {
  const segments = route.slice(1).split("/");
  const parameters = segments.map((segment) => PARAMETER.exec(segment));
  const check = (part: unknown) => typeof part === "string" && PLAIN.test(part);
  return (params) => {
    let path = "";
    for (let index = 0; index < segments.length; index += 1) {
      const parameter = parameters[index];
      if (!parameter) {
        path += `/${segments[index]}`;
        continue;
      }
      const [, rest, name = ""] = parameter;
      const value = params[name];
      if (rest ? !Array.isArray(value) || value.length === 0 || !value.every(check) : !check(value))
        throw new Error(
          `${route}: the parameter ${name} is ${JSON.stringify(value)}, expected letters, digits and -._~, in ${JSON.stringify(params)}`,
        );
      path += `/${rest ? (value as string[]).join("/") : (value as string)}`;
    }
    return path;
  };
}

/** Creates the function from the path of a page to its parameters: the inverse of `createPathOf`. */
export function createParamsOf(route: string): (path: string) => RouteParams {
  const parameters = route.split("/").flatMap((segment, index) => {
    const [, rest, name] = PARAMETER.exec(segment) ?? [];
    return name ? [{ name, rest, index }] : [];
  });
  return (path) => {
    const parts = path.split("/");
    const params: RouteParams = {};
    for (const { name, rest, index } of parameters) params[name] = rest ? parts.slice(index) : parts[index]!;
    return params;
  };
}

/** Matches the files of a route's pages, such as `posts/a.html`. Can also match files of other routes. */
export function filePattern(route: string): RegExp {
  const source = route
    .slice(1)
    .split("/")
    .map((segment) => {
      const [, rest] = PARAMETER.exec(segment) ?? [];
      if (!segment.startsWith("[")) return segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return rest ? ".+" : "[^/]+";
    })
    .join("/");
  return new RegExp(`^${source}\\.html$`);
}
