/**
 * The room that a browser gives a site in localStorage, in characters. Chromium, which we measured, takes 10 MiB of
 * two-byte characters. Others say 5 MiB, and take the portal's plain letters as one byte each.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Storage_API/Storage_quotas_and_eviction_criteria#web_storage
 */
export const CAPACITY = 5_242_880;

/** Above this part of the room the portal warns. */
export const CRAMPED = 0.8;

/** Returns true if so many characters are close to what the browser stores. */
export function isCramped(used: number): boolean {
  return used > CAPACITY * CRAMPED;
}

/** "83%" of the room; never "100%" unless it is full. */
export function percentFull(used: number): string {
  return `${Math.floor(Math.min(1, used / CAPACITY) * 100)}%`;
}
