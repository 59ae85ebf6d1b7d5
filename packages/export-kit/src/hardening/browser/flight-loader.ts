/**
 * Hands a page's flight data to Next, as the inline scripts did that the block replaces. Loaded right after the
 * block and blocking the parser: Next takes the data for complete once the document is.
 */
import { FLIGHT_ATTRIBUTE } from "../flight";

const flight = ((window as { __next_f?: unknown[] }).__next_f ??= []);
const block = document.querySelector(`script[${FLIGHT_ATTRIBUTE}]`)?.textContent;
for (const push of JSON.parse(block ?? "[]") as unknown[]) flight.push(push);
