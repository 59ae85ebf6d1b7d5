/**
 * Stands right after a page's block of flight data and hands it to Next, as the inline scripts did whose
 * place it takes. The parser waits for it: Next takes the data for complete when the document is.
 */
const flight = ((window as { __next_f?: unknown[] }).__next_f ??= []);
const block = document.currentScript?.previousElementSibling?.textContent;
for (const push of JSON.parse(block ?? "[]") as unknown[]) flight.push(push);
