/**
 * What the site's one Trusted Types policy lets through. Each rule returns the value as it is, or throws:
 * the browser then refuses the assignment.
 */

/** The one piece of HTML that React sets: how it creates a script element that shall not run on its own. */
const REACT_SCRIPT = "<script></script>";

const CHUNK_PATH = /^\/_next\/static\/.+\.js$/;

/** HTML: React's literal, and nothing else. */
export function createHTML(html: string): string {
  if (html !== REACT_SCRIPT) throw new TypeError("HTML is not set from text here");
  return html;
}

/** Text of a script element: JSON, which is structured data and does nothing when it is run. */
export function createScript(text: string): string {
  JSON.parse(text);
  return text;
}

/**
 * Address of a script: a file of the build.
 *
 * @param here address of the page
 */
export function createScriptURL(address: string, here: string = location.href): string {
  const { origin, pathname } = new URL(address, here);
  if (origin !== new URL(here).origin || !CHUNK_PATH.test(pathname)) {
    throw new TypeError(`not a script of this site: ${address}`);
  }
  // As it came: Turbopack finds a chunk again by the address it asked for.
  return address;
}
