import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { HtmlChunk } from "./html-chunks.ts";

/** A rendered page of a collection. */
export interface RenderedPage {
  metadata: Metadata;
  /** The page without its layouts: HTML from a page renderer, or an element for React to render. */
  body: readonly HtmlChunk[] | { node: ReactNode };
}

/**
 * The export `collection` of a site's module. The defaults come from the files of the route.
 *
 * @typeParam Params the route's parameters
 */
export interface Collection<Params = RouteParams> {
  /**
   * Names of groups, the same list in every thread and on every machine. One thread renders all pages of a group, one
   * after another. Define both `groups` and `pagesOf`, or neither; by default each page is a group.
   */
  groups?: () => readonly string[];
  pagesOf?: (group: string) => Iterable<Params>;
  /**
   * The finding of a page, which comes from comparing it with many others. When they change and it comes out the same, the page
   * is not rendered again.
   */
  findingOf?: (params: Params) => string;
  render?: (params: Params, finding: string | undefined) => RenderedPage | Promise<RenderedPage>;
  /** Called in the main thread when all pages have been written. */
  afterWriting?: (result: WrittenCollection) => void | Promise<void>;
}

export type RouteParams = Record<string, string | string[]>;

export interface WrittenCollection {
  /** Folder of the site. */
  site: string;
  /** Of the pages that have one, with the path of the page's file: `posts/a.html`. */
  findings: Findings;
}

export type Findings = readonly (readonly [file: string, finding: string])[];
