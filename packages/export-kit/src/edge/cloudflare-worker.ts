/**
 * A Cloudflare Worker that serves the site from an R2 bucket as the host table says. `export-kit hosts` writes it as one
 * file. The edge around it compresses answers, and ends requests that never end.
 */
import {
  createHostTable,
  isCompressible,
  isFile,
  MEDIA_TYPES,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
  type HostTable,
} from "../hosts/table";
import type { ExportKitOptions } from "../options";
import { respondFromR2, type R2Storage } from "./r2-response";

/** Bindings and variables of `wrangler.jsonc`. */
interface WorkerEnvironment {
  SITE: R2Storage;
  /** Of the keys, as in `--to s3://bucket/prefix`: empty, or with a slash at its end. */
  PREFIX?: string;
}

interface SiteWorker {
  fetch(request: Request, env: WorkerEnvironment): Promise<Response>;
}

/** The runtime's own option: the body is sent as it is, whatever its Content-Encoding says. */
const AS_STORED = { encodeBody: "manual" };
/** Seconds after which a client may try again if the storage fails. */
const RETRY_AFTER = "5";

/** Creates the Worker of a site. It answers 503 if the storage fails. */
export function createWorker(options: Pick<ExportKitOptions, "hosts" | "harden">): SiteWorker {
  const table = createHostTable(options);
  return {
    fetch: (request, env) =>
      answer(table, request, env).catch((error: Error) => {
        console.error(error.stack ?? error.message);
        const { pathname } = new URL(request.url);
        return respond(table, pathname, 503, { "Retry-After": RETRY_AFTER });
      }),
  };
}

async function answer(table: HostTable, request: Request, env: WorkerEnvironment): Promise<Response> {
  const { protocol, hostname, pathname, search } = new URL(request.url);
  if (protocol === "http:") {
    const headers = table.headersFor(pathname, REDIRECT_STATUS, { https: false });
    const Location = `https://${hostname}${pathname}${search}`;
    return new Response(null, { status: REDIRECT_STATUS, headers: { ...headers, Location } });
  }
  const { status, headers, file } = table.answerTo(request.method, pathname, search);
  if (status !== undefined) return respond(table, pathname, status, headers);
  const found = file && (await respondFromR2(env.SITE, keyOf(env, file.path), request));
  if (!found) return notFound(table, pathname, request, env);
  const hasBody = found.status === 200 || found.status === 206;
  const more = {
    ...(hasBody && { "Content-Type": file.type }),
    // The edge compresses for clients that accept it.
    ...(isCompressible(file.path) && { Vary: "Accept-Encoding" }),
  };
  return respond(table, pathname, found.status, { ...found.headers, ...more }, found.body);
}

async function notFound(
  table: HostTable,
  pathname: string,
  { method }: Request,
  env: WorkerEnvironment,
): Promise<Response> {
  if (isFile(pathname))
    return respond(table, pathname, 404, { "Content-Type": MEDIA_TYPES.txt }, NOT_FOUND_TEXT);
  const page = await respondFromR2(env.SITE, keyOf(env, NOT_FOUND_PAGE), { method, headers: new Headers() });
  const encoding = page?.headers["Content-Encoding"];
  const headers = { "Content-Type": PAGE_TYPE, ...(encoding && { "Content-Encoding": encoding }) };
  return respond(table, pathname, 404, headers, page?.body ?? null);
}

const keyOf = ({ PREFIX = "" }: WorkerEnvironment, file: string) => PREFIX + file.slice(1);

function respond(
  table: HostTable,
  pathname: string,
  status: number,
  headers: Record<string, string> = {},
  body: BodyInit | null = null,
): Response {
  const all = { ...table.headersFor(pathname, status), ...headers };
  return new Response(body, { status, headers: all, ...("Content-Encoding" in headers ? AS_STORED : {}) });
}
