/** For checks: the engine's host table with this site's options, and the files for static hosts made from it. */
import { headersFile, redirectsFile } from "@/packages/export-kit/src/hosts/static-host-files";
import { createHostTable } from "@/packages/export-kit/src/hosts/table";
import options from "../../export-kit.config.mjs";

export { REVALIDATE } from "@/packages/export-kit/src/hosts/table";

export const table = createHostTable(options);

export const { headersFor, mediaTypeOf, cacheRules } = table;

export const siteHeadersFile = () => headersFile(table);

export const siteRedirectsFile = () => redirectsFile(table);
