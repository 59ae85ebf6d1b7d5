/** Goes to a page by loading it: landing pages have no soft navigation. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
