/** The collection that a route's own files describe: their parameters, metadata and component. */
import type { Metadata, ResolvingMetadata } from "next";
import type { ReactNode } from "react";
import type { RenderedPage, RouteParams } from "./collection";

/** The page file of a route, bundled for the writer, and what lies above it. */
export interface RouteModule {
  page: {
    default: (props: PageProps) => ReactNode | Promise<ReactNode>;
    generateMetadata?: (props: PageProps, parent: ResolvingMetadata) => Metadata | Promise<Metadata>;
    generateStaticParams?: GenerateParams;
  };
  /** `generateStaticParams` of the layouts above, the outermost first. */
  layouts: GenerateParams[];
}

type GenerateParams = (context: { params: RouteParams }) => readonly RouteParams[] | Promise<RouteParams[]>;

interface PageProps {
  params: Promise<RouteParams>;
  searchParams: Promise<Record<string, never>>;
}

/** Parameters of all pages of a route, in the order in which the route lists them. */
export async function listParams({ page, layouts }: RouteModule): Promise<RouteParams[]> {
  const generators = [...layouts, ...(page.generateStaticParams ? [page.generateStaticParams] : [])];
  if (generators.length === 0) throw new Error("there is no generateStaticParams");
  let list: RouteParams[] = [{}];
  for (const generate of generators) {
    const longer: RouteParams[] = [];
    for (const params of list)
      for (const own of await generate({ params })) longer.push({ ...params, ...own });
    list = longer;
  }
  return list;
}

/** Renders a page with its own functions, as Next calls them. */
export async function renderRoute({ page }: RouteModule, params: RouteParams): Promise<RenderedPage> {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
  const metadata = (await page.generateMetadata?.(props, NO_PARENT)) ?? {};
  return { metadata, body: { node: await page.default(props) } };
}

const NO_PARENT = {
  then(_: unknown, reject?: (reason: Error) => void) {
    reject?.(new Error("generateMetadata of a collection cannot ask for the metadata of the layouts above"));
  },
} as ResolvingMetadata;

/** A segment with a parameter: `[slug]`, or `[...path]`. */
const PARAMETER = /^\[(\.\.\.)?([^\]]+)\]$/;
/** What stands in an address as it is. */
const PLAIN = /^[\w\-.~]+$/;

/**
 * Puts a page's parameters into a route: the address of the page, without a slash at its end. The function returned
 * throws an Error for a parameter that is missing or that an address would escape.
 */
export function createPathOf(route: string): (params: Readonly<Record<string, unknown>>) => string {
  const segments = route.slice(1).split("/");
  const parameters = segments.map((segment) => PARAMETER.exec(segment));
  /** Values that were found to be plain: many pages have the same. */
  const plain = new Set<unknown>();
  const check = (part: unknown) => {
    if (plain.has(part)) return true;
    if (typeof part !== "string" || !PLAIN.test(part) || /^\.+$/.test(part)) return false;
    plain.add(part);
    return true;
  };
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
          `${route}: the parameter ${name} is ${JSON.stringify(value)}, expected letters, digits and -._~`,
        );
      path += `/${rest ? (value as string[]).join("/") : (value as string)}`;
    }
    return path;
  };
}

/** Matches the files of a route's pages, `posts/a.html`, and of other routes that look alike. */
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
