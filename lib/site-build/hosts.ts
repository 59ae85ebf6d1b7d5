/** For checks: the engine's host table with this site's options, and the server and configurations made from it. */
import {
  headersByRules,
  headersFile,
  nginxConfig,
  objectRules,
  redirectsFile,
} from "export-kit/host-configs";
import { createHostTable } from "export-kit/host-table";
import { ContentTags, createSiteServer } from "export-kit/server";
import options from "../../export-kit.config.mjs";

export {
  HIDDEN,
  isHidden,
  METHODS,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
  REVALIDATE,
} from "export-kit/host-table";

export { sendFile } from "export-kit/server";

const table = createHostTable(options);

export const { headersFor, mediaTypeOf, redirects, cacheRules } = table;

export const siteHeadersFile = () => headersFile(table);

export const siteRedirectsFile = () => redirectsFile(table);

export const siteServer = (root: string, timeouts?: Parameters<typeof createSiteServer>[2]) =>
  createSiteServer(root, table, timeouts);

export const siteNginxConfig = (server: Parameters<typeof nginxConfig>[1]) => nginxConfig(table, server);

/** The headers of a file of the site in object storage, as a deploy sets them. */
export const siteObjectHeaders = headersByRules(objectRules(options.hosts, false));

export const siteTags = new ContentTags();
