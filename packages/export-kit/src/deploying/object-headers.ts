/** What a file of the site becomes in the storage: its headers and its body. */
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { COMPRESSED_EXTENSIONS, createHostTable, MEDIA_TYPES, PAGE_TYPE, REVALIDATE } from "../hosts/table";
import type { HostOptions } from "../options";
import type { Manifest } from "../publishing/manifest";
import type { ObjectHeaders } from "./bucket";

/**
 * Everything that determines the headers of objects. It is stored with each deploy: the next one uploads unchanged files
 * too if their headers have changed.
 */
export interface ObjectRules {
  hosts: Pick<HostOptions, "cacheRules" | "specialTypes">;
  /** Whether texts are stored compressed. */
  gzip: boolean;
  /** The constants of the host table. */
  types: Readonly<Record<string, string>>;
}

/** Bytes below which a file is not compressed: `gzip_min_length` in `hosts/nginx.ts`. */
const MIN_SIZE = 512;
/** Type of files with an unknown extension, as in nginx. */
const UNKNOWN_TYPE = "application/octet-stream";
/** Configuration of hosts that read a folder, and Next's name for the page that `404.html` is a copy of. */
const NOT_DEPLOYED = /^(?:_headers|_redirects|_not-found(?:\.\w+|\/.*))$/;

export function objectRules({ cacheRules = [], specialTypes = {} }: HostOptions, gzip: boolean): ObjectRules {
  const types = { ...MEDIA_TYPES, page: PAGE_TYPE, cache: REVALIDATE };
  return { hosts: { cacheRules, specialTypes }, gzip, types };
}

/** The files of a site that belong in a storage. */
export function deployedFiles(site: Manifest): Manifest {
  return new Map([...site].filter(([file]) => !NOT_DEPLOYED.test(file)));
}

/** The address of a file: `/services` for `services.html`, `/` for `index.html`. */
export function addressOf(file: string): string {
  const pathname = `/${file}`;
  if (!pathname.endsWith(".html") || pathname === "/404.html") return pathname;
  return pathname.slice(0, -".html".length).replace(/^\/index$/, "/");
}

/** Creates the function that returns the headers of a file, from the host table. */
export function headersByRules(rules: ObjectRules): (file: string, size: number) => ObjectHeaders {
  const table = createHostTable({ hosts: rules.hosts });
  return (file, size) => {
    const pathname = addressOf(file);
    const compressed =
      rules.gzip && size >= MIN_SIZE && COMPRESSED_EXTENSIONS.includes(path.extname(file).slice(1));
    return {
      // A missing page is a page, although it keeps its extension.
      type: table.mediaTypeOf(pathname.replace(/\.html$/, "")) ?? UNKNOWN_TYPE,
      cache: table.headersFor(pathname, 200)["Cache-Control"] ?? REVALIDATE,
      ...(compressed ? { encoding: "gzip" } : {}),
    };
  };
}

/** The files whose headers differ under other rules. */
export function filesWithOtherHeaders(site: Manifest, before: ObjectRules, after: ObjectRules): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (JSON.stringify(before.types) !== JSON.stringify(after.types)) return [...site.keys()];
  const [old, current] = [headersByRules(before), headersByRules(after)];
  return [...site]
    .filter(([file, { size }]) => JSON.stringify(old(file, size)) !== JSON.stringify(current(file, size)))
    .map(([file]) => file);
}

export const zip: (text: string | Buffer) => Promise<Buffer> = promisify(gzip);
export const unzip: (body: Buffer) => Promise<Buffer> = promisify(gunzip);
