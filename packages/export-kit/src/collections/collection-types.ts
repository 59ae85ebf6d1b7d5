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
 * @typeParam Findings of one thread: plain data, because threads send it to the main thread and shards store it as
 *   JSON
 */
export interface Collection<Params = RouteParams, Findings = unknown> {
  /**
   * Names of groups, the same list in every thread and on every machine. One thread renders all pages of a group, one
   * after another. Define both `groups` and `pagesOf`, or neither; by default each page is a group.
   */
  groups?: () => readonly string[];
  pagesOf?: (group: string) => Iterable<Params>;
  render?: (params: Params) => RenderedPage | Promise<RenderedPage>;
  /** Called in each thread when it has written its pages: what `afterWriting` needs to know of them. */
  findings?: (pages: Iterable<Params>) => Findings;
  /** Called in the main thread when all pages have been written. */
  afterWriting?: (result: WrittenCollection<Findings>) => void | Promise<void>;
}

export type RouteParams = Record<string, string | string[]>;

export interface WrittenCollection<Findings> {
  /** Folder of the site. */
  site: string;
  /** One entry for each thread; those of shards have passed through JSON. */
  findings: Findings[];
}
