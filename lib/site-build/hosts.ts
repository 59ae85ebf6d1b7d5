/** For checks: the engine's host table with this site's options, and the server and configurations made from it. */
import { caddyfile, headersFile, nginxConfig, redirectsFile } from "export-kit/host-configs";
import { createHostTable } from "export-kit/host-table";
import { createSiteServer } from "export-kit/server";
import options from "../../export-kit.config.mjs";

export {
  HIDDEN,
  isHidden,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
  REVALIDATE,
} from "export-kit/host-table";

const table = createHostTable(options);

export const { headersFor, mediaTypeOf, redirects, cacheRules } = table;

export const siteHeadersFile = () => headersFile(table);

export const siteRedirectsFile = () => redirectsFile(table);

export const siteServer = (root: string) => createSiteServer(root, table);

export const siteNginxConfig = (server: Parameters<typeof nginxConfig>[1]) => nginxConfig(table, server);

export const siteCaddyfile = (server: Parameters<typeof caddyfile>[1]) => caddyfile(table, server);
