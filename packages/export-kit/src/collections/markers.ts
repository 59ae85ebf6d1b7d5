/**
 * The shell: one landing page with markers where the pages differ. Next prerenders it with the
 * real document, header, footer and stylesheets around it; the build adapter fills the markers.
 */

/** The route parameter that stands for the shell in each of the three segments. */
export const SHELL_SLUG = "shell";

/** Markers are plain words, so that nothing on the way escapes or reorders them. */
export const shellMarkers = {
  title: "LandingShellTitle",
  description: "LandingShellDescription",
  /** The path only: Next puts the public origin before it. */
  path: "/LandingShellPath",
  /** Likewise a path. */
  image: "/LandingShellImage",
  body: "LandingShellBody",
} as const;

/** Whether these parameters are the shell's. */
export function isShell({ service }: { service: string }): boolean {
  return service === SHELL_SLUG;
}
