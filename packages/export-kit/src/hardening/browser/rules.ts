/**
 * What the site's one Trusted Types policy lets through. Each rule returns the value as it is, or null:
 * the browser then refuses the assignment, and reports it, which it would not for a rule that throws.
 */

/** The one piece of HTML that React sets: how it creates a script element that shall not run on its own. */
const REACT_SCRIPT = "<script></script>";

const CHUNK_PATH = /^\/_next\/static\/.+\.js$/;

/** HTML: React's literal, and nothing else. */
export function createHTML(html: string): string | null {
  return html === REACT_SCRIPT ? html : null;
}

/** Text of a script element: JSON, which is structured data and does nothing when it is run. */
export function createScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/**
 * Address of a script: a file of the build. It stays as it came: Turbopack finds a chunk again by the
 * address it asked for.
 *
 * @param here address of the page
 */
export function createScriptURL(address: string, here: string = location.href): string | null {
  try {
    const { origin, pathname } = new URL(address, here);
    return origin === new URL(here).origin && CHUNK_PATH.test(pathname) ? address : null;
  } catch {
    return null;
  }
}
