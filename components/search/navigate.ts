/** Opens a page with a full page load: landing pages have no soft navigation. */
export function navigateTo(url: string): void {
  window.location.assign(url);
}
