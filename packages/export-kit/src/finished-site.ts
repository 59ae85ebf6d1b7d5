/** For checks of a finished site: how its files are listed, and how a page keeps its flight data. */
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
