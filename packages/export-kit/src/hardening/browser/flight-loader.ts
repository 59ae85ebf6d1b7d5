/**
 * Stands right after a page's block of flight data and hands it to Next. The parser waits for it: Next
 * takes the data for complete when the document is.
 */
import { pushFlight } from "./push-flight";

pushFlight();
