import { FLIGHT_ATTRIBUTE } from "../flight-block";

/** Hands a page's flight data to Next, as the inline scripts did whose place the block takes. */
export function pushFlight(): void {
  const flight = ((window as { __next_f?: unknown[] }).__next_f ??= []);
  const block = document.querySelector(`script[${FLIGHT_ATTRIBUTE}]`)?.textContent;
  for (const push of JSON.parse(block ?? "[]") as unknown[]) flight.push(push);
}
