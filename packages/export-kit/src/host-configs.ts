/** Configurations of web servers, written from the table of hosts. */
export { caddyfile } from "./hosts/caddy";
export { nginxConfig } from "./hosts/nginx";
export { headersFile, redirectsFile, STATIC_HOST_LIMITS } from "./hosts/static-host-files";
