/** For checks of a finished site: manifests, and the flight data of pages. */
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
