/** How the engine writes a site, for checks of a finished one: its manifest and the flight data of hydrated pages. */
export {
  FLIGHT_BLOCK,
  flightText,
  formatManifest,
  hashFile,
  isInlineScript,
  manifestOf,
  parseManifest,
  readFlightBlock,
  verifyManifest,
} from "@/packages/export-kit/src/finished-site";
