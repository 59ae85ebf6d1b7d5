/** `export-kit/host-configs`: configurations of web servers and static hosts, generated from the host table. */
export { headersByRules, objectRules } from "./deploying/objects";
export { nginxConfig } from "./hosts/nginx";
export { headersFile, redirectsFile, STATIC_HOST_LIMITS } from "./hosts/static-host-files";
