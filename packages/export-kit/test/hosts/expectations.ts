/** A test case for hosts, and how an answer is compared with the host table. */
import {
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
  REVALIDATE,
  type HostTable,
} from "../../src/hosts/table";
import { rawRequest, type RawResponse, type Target } from "./raw-request";
import type { Capabilities } from "./host-kind";

export interface HostCase {
  name: string;
  /** The case is left out for hosts without this capability. */
  needs?: keyof Capabilities | undefined;
  /** Returns the differences between what the host does and what it should do. */
  run(target: Target, table: HostTable): Promise<string[]>;
}

/** An expected response; a header of value `undefined` must be absent. */
export interface Expected {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string | undefined>;
}

/** Characters of a body in a message. */
const SHOWN = 60;

/** Lists differences between a response and what is expected; the headers of the host table are expected too. */
export function findDifferences(
  { headersFor }: HostTable,
  pathname: string,
  response: RawResponse,
  expected: Expected,
): string[] {
  // Headers for HTTPS have their own cases: `sendsHsts`.
  const headers = { ...headersFor(pathname, expected.status, { https: false }), ...expected.headers };
  const problems = Object.entries(headers)
    .filter(([name, value]) => response.headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name}: “${response.headers[name.toLowerCase()]}”, expected “${value}”`);
  if (response.status !== expected.status)
    problems.push(`status ${response.status}, expected ${expected.status}`);
  if (expected.body !== undefined && !response.body.equals(Buffer.from(expected.body)))
    problems.push(`body “${shown(response.body)}”, expected “${shown(expected.body)}”`);
  return problems;
}

const shown = (body: string | Buffer) => body.toString().slice(0, SHOWN);

export function returnsFile(path: string, body: string | Buffer): HostCase {
  const pathname = path.replace(/\?.*/, "");
  return {
    name: `${path} returns its file`,
    run: async (target, table) =>
      findDifferences(table, pathname, await rawRequest(target, path), {
        status: 200,
        body,
        headers: { "Content-Type": table.mediaTypeOf(pathname) },
      }),
  };
}

/** @param page body of the answer to unknown pages */
export function notFoundPage(path: string, page: string | Buffer): HostCase {
  return returnsNotFound(path, page, PAGE_TYPE);
}

export function notFoundFile(path: string): HostCase {
  return { ...returnsNotFound(path, NOT_FOUND_TEXT, "text/plain; charset=utf-8"), needs: "textForFiles" };
}

function returnsNotFound(path: string, body: string | Buffer, type: string): HostCase {
  return {
    name: `${path} returns 404`,
    run: async (target, table) =>
      findDifferences(table, path, await rawRequest(target, path), {
        status: 404,
        body,
        headers: { "Content-Type": type, "Cache-Control": REVALIDATE },
      }),
  };
}

export function redirects(from: string, to: string, needs?: HostCase["needs"]): HostCase {
  return {
    name: `${from} redirects to ${to}`,
    needs,
    run: async (target, table) =>
      findDifferences(table, from.replace(/\?.*/, ""), await rawRequest(target, from), {
        status: REDIRECT_STATUS,
        headers: { Location: to, "Cache-Control": REVALIDATE },
      }),
  };
}
