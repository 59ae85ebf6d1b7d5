/** `export-kit/finished-site`: for code that reads a finished site, such as checks and benchmarks. */
export { flightText, readFlightBlock } from "./hardening/flight";
export { FLIGHT_BLOCK } from "./hardening/flight-block";
export { isInlineScript } from "./hardening/harden-page";
export {
  formatManifest,
  hashFile,
  listTree,
  manifestOf,
  parseManifest,
  verifyManifest,
} from "./publishing/manifest";
