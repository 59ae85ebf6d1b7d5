// @ts-check
import { isFile, isHidden } from "./table.mjs";

/**
 * The file that a path is answered with. `edge/cloudfront-function.ts` has the same rules in an older JavaScript: change
 * both.
 *
 * @param {string} pathname as requested
 * @returns {string | undefined} path from the site's folder, undefined if no file may be sent
 */
export function fileOf(pathname) {
  let decoded;
  try {
    // As nginx looks files up: `/%2eenv` is `/.env`.
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const steps = decoded.split("/");
  if (/[\0\\]/.test(decoded) || steps.includes("..") || isHidden(decoded)) return undefined;
  if (isFile(decoded)) return decoded;
  return decoded === "/" ? "/index.html" : `${decoded}.html`;
}
