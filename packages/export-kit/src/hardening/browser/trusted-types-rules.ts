/**
 * The rules of the site's only Trusted Types policy. Each returns the value unchanged, or null: the browser then
 * refuses the assignment and reports it. A rule that throws would not be reported.
 */
import { WORKER_PATH } from "../../offline/browser/build-cache";

/** The only HTML that React assigns: it creates script elements this way, so that they do not run by themselves. */
const REACT_SCRIPT = "<script></script>";

const CHUNK_PATH = /^\/_next\/static\/.+\.js$/;

/** HTML: only React's literal. */
export function createHTML(html: string): string | null {
  return html === REACT_SCRIPT ? html : null;
}

/** Text of a script element: only JSON, which is structured data and has no effect if run. */
export function createScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/**
 * URL of a script: only files of the build, and its service worker. Returned unchanged, because Turbopack looks chunks up
 * by the URL that it requested.
 *
 * @param here URL of the page
 */
export function createScriptURL(address: string, here: string = location.href): string | null {
  try {
    if (address === WORKER_PATH) return address;
    const { origin, pathname } = new URL(address, here);
    return origin === new URL(here).origin && CHUNK_PATH.test(pathname) ? address : null;
  } catch {
    return null;
  }
}
