/** For checks: the engine's host table with this site's options, and the files for static hosts made from it. */
import { headersFile, redirectsFile } from "export-kit/host-configs";
import { createHostTable } from "export-kit/host-table";
import options from "../../export-kit.config.mjs";

export { REVALIDATE } from "export-kit/host-table";

export const table = createHostTable(options);

export const { headersFor, mediaTypeOf, cacheRules } = table;

export const siteHeadersFile = () => headersFile(table);

export const siteRedirectsFile = () => redirectsFile(table);
