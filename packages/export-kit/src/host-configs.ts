/** `export-kit/host-configs`: files for static hosts, generated from the host table. */
export { headersFile, redirectsFile, STATIC_HOST_LIMITS } from "./hosts/static-host-files";
