/** Opens a page with a full page load: landing pages have no soft navigation. */
export function loadPage(url: string): void {
  window.location.assign(url);
}
