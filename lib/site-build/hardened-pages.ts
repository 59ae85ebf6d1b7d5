/** How a hardened page keeps its flight data: for checks of a finished site. */
export { FLIGHT_BLOCK, flightText, isInlineScript, readFlightBlock } from "export-kit/finished-site";
