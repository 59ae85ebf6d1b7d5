/** The headers with which the files of a site are stored, from the host table. */
import { addressOf } from "../hosts/addresses";
import {
  createHostTable,
  isCompressible,
  MEDIA_TYPES,
  MIN_COMPRESSED_BYTES,
  PAGE_TYPE,
  REVALIDATE,
} from "../hosts/table";
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

/** Type of files with an unknown extension, as in nginx. */
const UNKNOWN_TYPE = "application/octet-stream";

/** The rules of a site. @param gzip whether texts are stored compressed */
export function objectRules({ cacheRules = [], specialTypes = {} }: HostOptions, gzip: boolean): ObjectRules {
  const types = { ...MEDIA_TYPES, page: PAGE_TYPE, cache: REVALIDATE };
  return { hosts: { cacheRules, specialTypes }, gzip, types };
}

/** Creates the function that returns the headers of a file. */
export function headersByRules(rules: ObjectRules): (file: string, size: number) => ObjectHeaders {
  const table = createHostTable({ hosts: rules.hosts });
  return (file, size) => {
    const pathname = addressOf(file);
    const compressed = rules.gzip && size >= MIN_COMPRESSED_BYTES && isCompressible(file);
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
