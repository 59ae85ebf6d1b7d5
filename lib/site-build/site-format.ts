/** How the engine writes a site, for checks of a finished one: its manifest and the flight data of hydrated pages. */
export { flightText, readFlightBlock } from "@/packages/export-kit/src/hardening/flight";
export { FLIGHT_BLOCK } from "@/packages/export-kit/src/hardening/flight-block";
export { isInlineScript } from "@/packages/export-kit/src/hardening/harden-page";
export {
  formatManifest,
  hashFile,
  manifestOf,
  parseManifest,
  verifyManifest,
} from "@/packages/export-kit/src/publishing/manifest";
